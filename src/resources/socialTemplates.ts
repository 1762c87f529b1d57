import { isolateLtr } from '#domain/formats/isolateLtr';
import type { Localized } from '#domain/i18n/localized';
import { placeholdersFor, unknownPlaceholders } from '#domain/templates/placeholders';
import { boolean, defineResource, image, localized, only, text } from '#domain/schema/index';

const keys = placeholdersFor('social')
  .map((key) => isolateLtr(`{${key}}`))
  .join(' ');

/** What a client may say when they share their certificate. */
export const socialTemplates = defineResource('socialTemplates', {
  label: {
    one: { ar: 'قالب المنشور', en: 'Social post' },
    many: { ar: 'قوالب المنشورات', en: 'Social posts' },
  },
  path: '/templates/socials',
  fields: {
    name: text({ label: { ar: 'الاسم', en: 'Name' }, required: true, max: 120 }),
    caption: localized({
      label: { ar: 'نص المنشور', en: 'Caption' },
      help: {
        ar: 'تُملأ {subject} و{service} و{score} و{grade} من الشهادة.',
        en: '{subject}, {service}, {score} and {grade} are filled in from the certificate.',
      },
      required: true,
      max: 500,
      long: true,
    }),
    useCertificate: boolean({
      label: { ar: 'استخدام صورة الشهادة', en: 'Use the generated certificate' },
      help: {
        ar: 'تظهر صورة شهادة العميل بدل الصورة المرفوعة.',
        en: 'The client’s own certificate is shown instead of an uploaded image.',
      },
      default: true,
    }),
    image: image({ label: { ar: 'الصورة', en: 'Image' } }),
    active: boolean({ label: { ar: 'مفعّل', en: 'Active' }, default: true }),
  },
  rules: [
    {
      field: 'caption',
      alone: true,
      holds: ({ caption }: { caption?: Localized | null }) =>
        !caption || [caption.ar, caption.en].every((one) => unknownPlaceholders(one, 'social').length === 0),
      message: {
        ar: `في النص رمز غير معروف. المقبول: ${keys}.`,
        en: `The caption holds an unknown placeholder. Accepted: ${keys}.`,
      },
    },
  ],
  title: 'name',
  list: ['name', 'caption', 'useCertificate', 'active'],
  search: ['name', 'caption'],
  inline: ['active'],
  access: {
    read: ['admin', only('active', true, ['client', 'branch_manager'])],
    create: ['admin'],
    update: ['admin'],
    delete: ['admin'],
  },
  api: '/templates/social',
  menu: { icon: 'share', group: 'content' },
});
