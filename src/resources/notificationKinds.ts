import { boolean, defineResource, localized, text } from 'sijil/schema/index';

/** Kinds of notification and their channels; the rows are fixed by the portal, an admin chooses the channels of each. */
export const notificationKinds = defineResource('notificationKinds', {
  label: {
    one: { ar: 'نوع الإشعار', en: 'Notification type' },
    many: { ar: 'أنواع الإشعارات', en: 'Notification types' },
  },
  path: '/notification-kinds',
  fields: {
    label: localized({
      label: { ar: 'الحدث', en: 'Event' },
      required: true,
      readOnly: true,
      max: 200,
    }),
    description: localized({
      label: { ar: 'الرسالة ومن تصله', en: 'Message and recipients' },
      readOnly: true,
      max: 600,
    }),
    kind: text({ label: { ar: 'الرمز', en: 'Code' }, required: true, unique: true, readOnly: true }),
    byPortal: boolean({ label: { ar: 'في المنصة', en: 'In the portal' }, default: true }),
    byMail: boolean({ label: { ar: 'بالبريد الإلكتروني', en: 'By email' }, default: true }),
  },
  title: 'label',
  list: ['label', 'description', 'byPortal', 'byMail'],
  search: ['label', 'description', 'kind'],
  sort: { field: 'kind', order: 'asc' },
  inline: ['byPortal', 'byMail'],
  access: { read: ['admin'], update: ['admin'] },
  menu: { icon: 'bell', group: 'content' },
});
