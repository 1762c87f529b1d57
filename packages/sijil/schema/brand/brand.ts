import type { Role, MenuGroup } from 'sijil/schema/application';
import { brandColour, image, localized, text } from '../kinds';
import { defineResource } from '../resource';

interface Options {
  /** Roles that change the brand. */
  readonly designers: readonly Role[];
  /** Group of its menu entry. */
  readonly group?: MenuGroup;
}

/**
 * Declares the application's brand as a single record: name, logo, colours, sender of emails, picture of the sign-in page.
 * An empty field falls back to the original.
 */
export function brand({ designers, group }: Options) {
  return defineResource('brand', {
    label: {
      one: { ar: 'الشعار والألوان', en: 'Logo and colours' },
      many: { ar: 'الشعار والألوان', en: 'Logo and colours' },
    },
    fields: {
      name: localized({
        label: { ar: 'اسم المنصة', en: 'Name' },
        required: true,
        max: 40,
      }),
      logo: image({ label: { ar: 'الشعار', en: 'Logo' } }),
      logoDark: image({
        label: { ar: 'الشعار في الوضع الداكن', en: 'Logo in dark mode' },
        help: { ar: 'إن تُرك فارغًا ظهر الشعار نفسه.', en: 'If empty, the main logo is used.' },
      }),
      icon: image({
        label: { ar: 'أيقونة المتصفح', en: 'Browser icon' },
        help: {
          ar: 'صورة مربعة تظهر في علامة تبويب المتصفح والقائمة المطوية.',
          en: 'A square picture for the browser tab and the collapsed menu.',
        },
      }),
      colour: brandColour({ label: { ar: 'اللون الرئيسي', en: 'Main colour' }, mode: 'light' }),
      darkColour: brandColour({
        label: { ar: 'اللون الرئيسي في الوضع الداكن', en: 'Main colour in dark mode' },
        help: {
          ar: 'إن تُرك فارغًا اشتُق من اللون الرئيسي.',
          en: 'If empty, it is derived from the main colour.',
        },
        mode: 'dark',
      }),
      senderName: text({
        label: { ar: 'اسم مرسل الرسائل', en: 'Sender of emails' },
        help: {
          ar: 'يظهر أمام عنوان البريد، والعنوان نفسه يحدده مشغّل النظام.',
          en: 'Shown before the address, which is set by the operator.',
        },
        max: 60,
      }),
      signInPicture: image({
        label: { ar: 'صورة صفحة تسجيل الدخول', en: 'Sign-in page picture' },
      }),
    },
    title: 'name',
    list: ['name', 'colour', 'darkColour', 'senderName'],
    search: ['name'],
    sections: [
      { label: { ar: 'الشعار', en: 'Logo' }, fields: ['logo', 'logoDark', 'icon'] },
      { label: { ar: 'الألوان', en: 'Colours' }, fields: ['colour', 'darkColour'] },
      {
        label: { ar: 'الرسائل والدخول', en: 'Emails and sign-in' },
        fields: ['senderName', 'signInPicture'],
      },
    ],
    access: { read: designers, update: designers },
    single: true,
    menu: { icon: 'picture', ...(group && { group }) },
  });
}
