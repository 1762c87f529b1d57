import type { Role, MenuGroup } from 'sijil/schema/application';
import { choice, text, wording } from '../kinds';
import { defineResource } from '../resource';

interface Options {
  /** Roles that change texts. */
  readonly designers: readonly Role[];
  /** Group of its menu entry. */
  readonly group?: MenuGroup;
}

/**
 * Declares the texts of the application that designers changed, as records with the usual list, form, history, revert, import
 * and export. Deleting one restores the original words.
 */
export function changedTexts({ designers, group }: Options) {
  return defineResource('changedTexts', {
    label: {
      one: { ar: 'النص المعدّل', en: 'Edited text' },
      many: { ar: 'نصوص المنصة', en: 'Texts' },
      counted: { one: 'نص معدّل واحد', two: 'نصان معدّلان', few: 'نصوص معدّلة', many: 'نصًا معدّلًا' },
    },
    fields: {
      key: text({
        label: { ar: 'معرّف النص', en: 'Identifier' },
        help: {
          ar: 'ابحث عن النص في القائمة ليُملأ تلقائيًا.',
          en: 'Find the text in the list to fill this in automatically.',
        },
        required: true,
        createOnly: true,
        max: 300,
      }),
      language: choice({
        label: { ar: 'اللغة', en: 'Language' },
        options: { ar: { ar: 'العربية', en: 'Arabic' }, en: { ar: 'الإنجليزية', en: 'English' } },
        required: true,
        createOnly: true,
      }),
      text: wording({
        label: { ar: 'النص الجديد', en: 'New text' },
        help: {
          ar: 'يظهر في كل مكان فور الحفظ. احذف السجل ليعود النص الأصلي.',
          en: 'Shown everywhere as soon as it is saved. Delete the record to restore the original.',
        },
        of: 'key',
        in: 'language',
        required: true,
      }),
    },
    title: 'key',
    list: ['key', 'language', 'text'],
    search: ['key'],
    uniqueTogether: [['key', 'language']],
    sort: { field: 'key', order: 'asc' },
    access: { read: designers, create: designers, update: designers, delete: designers },
    bodyKb: 64,
    path: '/texts',
    api: '/changed-texts',
    menu: { icon: 'form', ...(group && { group }) },
  });
}
