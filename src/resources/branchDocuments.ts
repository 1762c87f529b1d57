import { branchDocumentKinds } from '#domain/profile/documentFields';
import { choice, date, defineResource, file, own, reference, text } from 'sijil/schema/index';

/**
 * Documents that a branch must be able to show, each with its expiry. A renewal is a new document of its kind; the former
 * document is retained.
 */
export const branchDocuments = defineResource('branchDocuments', {
  label: {
    one: { ar: 'مستند الفرع', en: 'Branch document' },
    many: { ar: 'مستندات الفروع', en: 'Branch documents' },
  },
  fields: {
    clientId: reference({
      label: { ar: 'العميل', en: 'Client' },
      to: 'clients',
      required: true,
      createOnly: true,
    }),
    branchId: reference({
      label: { ar: 'الفرع', en: 'Branch' },
      to: 'branches',
      required: true,
      createOnly: true,
      narrowedBy: { clientId: 'clientId' },
    }),
    kind: choice({
      label: { ar: 'المستند', en: 'Document' },
      required: true,
      options: branchDocumentKinds,
    }),
    number: text({ label: { ar: 'رقم المستند', en: 'Document number' }, required: true, max: 60 }),
    expiresOn: date({ label: { ar: 'تاريخ الانتهاء', en: 'Expires on' }, required: true }),
    document: file({ label: { ar: 'الملف', en: 'File' }, required: true }),
    remindedOn: date({ label: { ar: 'تاريخ التذكير', en: 'Reminded on' }, readOnly: true }),
  },
  // A renewal ends later, so records that agree in all of these are one document entered twice.
  uniqueTogether: [['branchId', 'kind', 'expiresOn', 'number']],
  title: 'number',
  about: ['clientId', 'branchId'],
  list: ['number', 'kind', 'clientId', 'branchId', 'expiresOn', 'document'],
  search: ['number'],
  sort: { field: 'expiresOn', order: 'asc' },
  access: {
    read: [
      'admin',
      own('clientId', ['client'], 'clientId'),
      own('branchId', ['branch_manager'], 'branchIds'),
    ],
    create: [
      'admin',
      own('clientId', ['client'], 'clientId'),
      own('branchId', ['branch_manager'], 'branchIds'),
    ],
    update: [
      'admin',
      own('clientId', ['client'], 'clientId'),
      own('branchId', ['branch_manager'], 'branchIds'),
    ],
    delete: ['admin', own('clientId', ['client'], 'clientId')],
  },
  menu: { icon: 'safety', group: 'clients' },
});
