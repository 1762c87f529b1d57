import { choice, defineModuleResource, integer, localized, only } from 'sijil/schema/index';
import { templateStatuses } from '#domain/templates/templateKinds';

/** Inspection forms that services can choose from. Drafts and archived forms are only in the template editor. */
export const inspectorFormsResource = defineModuleResource('inspectorForms', {
  label: {
    one: { ar: 'نموذج التفتيش', en: 'Inspection form' },
    many: { ar: 'نماذج التفتيش', en: 'Inspection forms' },
  },
  path: '/templates/inspectorsform',
  fields: {
    name: localized({ label: { ar: 'العنوان', en: 'Title' } }),
    subject: choice({
      label: { ar: 'موضوع التفتيش', en: 'What is inspected' },
      options: {
        branch: { ar: 'فرع', en: 'Branch', tone: 'info' },
        vehicle: { ar: 'مركبة', en: 'Vehicle', tone: 'progress' },
      },
    }),
    publishedVersion: integer({ label: { ar: 'النسخة المنشورة', en: 'Published version' } }),
    offer: choice({
      label: { ar: 'الحالة', en: 'Status' },
      options: { form: templateStatuses.published },
    }),
  },
  title: 'name',
  list: ['name', 'subject', 'publishedVersion'],
  search: ['name'],
  access: { read: [only('offer', 'form', ['admin'])] },
  api: '/templates/inspector-forms',
  operations: { list: 'inspectorForms.list', get: 'inspectorForms.record' },
});
