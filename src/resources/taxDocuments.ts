import { taxDocumentStates } from '#domain/pricing/invoices';
import {
  choice,
  date,
  dateTime,
  defineModuleResource,
  file,
  money,
  own,
  reference,
  taxNumber,
  text,
} from 'sijil/schema/index';

/** A credit note takes back what an invoice demanded. */
const sign = { field: 'kind', negative: ['credit_note'] } as const;

/** Invoices and credit notes as issued; they never change. A company reads its own, finance all. */
export const taxDocumentsResource = defineModuleResource('taxDocuments', {
  label: {
    one: { ar: 'الفاتورة', en: 'Invoice' },
    many: { ar: 'الفواتير', en: 'Invoices' },
    counted: { one: 'فاتورة واحدة', two: 'فاتورتان', few: 'فواتير', many: 'فاتورة' },
  },
  fields: {
    code: text({ label: { ar: 'الرقم', en: 'Number' } }),
    kind: choice({
      label: { ar: 'النوع', en: 'Type' },
      options: {
        invoice: { ar: 'فاتورة ضريبية', en: 'Tax invoice' },
        credit_note: { ar: 'إشعار دائن', en: 'Credit note', tone: 'info' },
      },
    }),
    requestId: reference({ label: { ar: 'الطلب', en: 'Request' }, to: 'requests' }),
    clientId: reference({ label: { ar: 'العميل', en: 'Client' }, to: 'clients' }),
    issuedAt: dateTime({ label: { ar: 'تاريخ الإصدار', en: 'Issued on' } }),
    subtotal: money({ label: { ar: 'قبل الضريبة', en: 'Subtotal' }, sign }),
    vat: money({ label: { ar: 'الضريبة', en: 'VAT' }, sign }),
    total: money({ label: { ar: 'الإجمالي', en: 'Total' }, sign }),
    state: choice({
      label: { ar: 'حالة السداد', en: 'Payment status' },
      options: taxDocumentStates,
      drawnFrom: ['instalments', 'payments'],
    }),
    amountDue: money({
      label: { ar: 'المستحق الآن', en: 'Due now' },
      drawnFrom: ['instalments.amount', 'instalments.received', 'payments'],
      sign: 'stored',
    }),
    remaining: money({
      label: { ar: 'المتبقي', en: 'Remaining' },
      drawnFrom: ['instalments.amount', 'instalments.received'],
      sign: 'stored',
    }),
    dueOn: date({ label: { ar: 'تاريخ الاستحقاق', en: 'Due on' }, drawnFrom: ['instalments.dueOn'] }),
    payBy: date({ label: { ar: 'آخر يوم للسداد', en: 'Pay by' }, drawnFrom: ['instalments.payBy'] }),
    buyerVatNumber: taxNumber({ label: { ar: 'الرقم الضريبي للمشتري', en: 'Buyer’s VAT number' } }),
    fileId: file({ label: { ar: 'الملف', en: 'File' } }),
  },
  title: 'code',
  about: ['clientId', 'requestId'],
  list: ['code', 'kind', 'clientId', 'issuedAt', 'subtotal', 'vat', 'total', 'state', 'fileId'],
  search: ['code', 'clientId'],
  filters: { first: ['kind', 'state', 'clientId', 'issuedAt', 'dueOn', 'amountDue'] },
  sort: { field: 'issuedAt', order: 'desc' },
  access: { read: ['admin', 'admin_finance', own('clientId', ['client'], 'clientId')] },
  api: '/admin/tax-documents',
  actions: [
    {
      operation: 'payments.correctInvoice',
      single: true,
      label: { ar: 'تصحيح بيانات المشتري', en: 'Correct the buyer' },
      icon: 'edit',
      when: { field: 'state', in: ['overdue', 'due', 'review', 'later', 'paid'] },
      confirm: {
        ar: 'نُصدر إشعارًا دائنًا بكامل المتبقي من الفاتورة، وفاتورة بدلها ببيانات العميل الحالية: الاسم والرقم الضريبي والرقم الوطني الموحد والعنوان. لا يُحصَّل مبلغ ولا يُرد.',
        en: 'A credit note over what is left of the invoice is issued, and a new invoice with the client’s current data: name, VAT number, unified number and address. No money moves.',
      },
      done: {
        ar: 'صدر الإشعار الدائن والفاتورة الجديدة، وأُبلغ العميل.',
        en: 'The credit note and the new invoice were issued, and the client was notified.',
      },
    },
  ],
  menu: { icon: 'file', group: 'finance' },
});
