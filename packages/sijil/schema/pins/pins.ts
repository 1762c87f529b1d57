import { type DeclaredRole, roleLabels } from 'sijil/schema/application';
import { only, own } from '../access';
import { choice, integer, reference, text } from '../kinds';
import { defineResource } from '../resource';

interface Options {
  /** Roles that have a home. */
  readonly readers: readonly DeclaredRole[];
  /** Roles that also pin to the home of a role. */
  readonly keepers: readonly DeclaredRole[];
  /** The declaration whose records are people. */
  readonly people: string;
}

export const mostPins = 12;

/** Declares lists and reports that are pinned to a person's home page, or to that of a role. */
export function pins({ readers, keepers, people }: Options) {
  const ofRoles = readers.map((role) => only('role', role, [role]));
  const ofKeepers = readers.map((role) => only('role', role, keepers));
  return defineResource('pins', {
    label: {
      one: { ar: 'البطاقة المثبَّتة', en: 'Pinned card' },
      many: { ar: 'البطاقات المثبَّتة', en: 'Pinned cards' },
    },
    fields: {
      name: text({ label: { ar: 'الاسم', en: 'Name' }, required: true, max: 60 }),
      list: text({
        label: { ar: 'القائمة', en: 'List' },
        required: true,
        max: 60,
        createOnly: true,
      }),
      address: text({
        label: { ar: 'رابط القائمة', en: 'List link' },
        required: true,
        max: 2000,
        createOnly: true,
      }),
      role: choice({
        label: {
          ar: 'الصفحة الرئيسية لدور (أو صفحتك إن تُرك فارغًا)',
          en: 'Dashboard of a role (yours if left empty)',
        },
        options: Object.fromEntries(readers.map((role) => [role, roleLabels()[role]])),
        createOnly: true,
        access: { write: keepers },
      }),
      place: integer({ label: { ar: 'الترتيب', en: 'Place' }, min: 0, max: 100, default: 100 }),
      userId: reference({
        label: { ar: 'صاحبها', en: 'Belongs to' },
        to: people,
        readOnly: true,
        mayOutlive: true,
        access: { read: keepers },
      }),
    },
    title: 'name',
    list: ['name', 'role', 'place'],
    search: ['name'],
    madeElsewhere: true,
    sort: { field: 'place', order: 'asc' },
    access: {
      read: [own('userId', readers), ...ofRoles, ...ofKeepers],
      create: readers,
      update: [own('userId', readers), ...ofKeepers],
      delete: [own('userId', readers), ...ofKeepers],
    },
    path: '/pins',
    api: '/pins',
  });
}
