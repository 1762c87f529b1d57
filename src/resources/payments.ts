import { paymentStates } from '#domain/requests/choices';
import { choice, dateTime, defineModuleResource, file, money, reference, text } from 'sijil/schema/index';

/** Attempts to pay an instalment, and their outcome. */
export const paymentsResource = defineModuleResource('payments', {
  label: {
    one: { ar: 'الدفعة', en: 'Payment' },
    many: { ar: 'المدفوعات', en: 'Payments' },
    counted: { one: 'دفعة واحدة', two: 'دفعتان', few: 'دفعات', many: 'دفعة' },
  },
  fields: {
    code: text({ label: { ar: 'رقم العملية', en: 'Number' } }),
    clientId: reference({ label: { ar: 'العميل', en: 'Client' }, to: 'clients' }),
    requestId: reference({ label: { ar: 'الطلب', en: 'Request' }, to: 'requests' }),
    amount: money({ label: { ar: 'المبلغ', en: 'Amount' } }),
    announced: money({ label: { ar: 'المبلغ المعلن', en: 'Announced amount' } }),
    method: choice({
      label: { ar: 'طريقة الدفع', en: 'Method' },
      options: {
        card: { ar: 'بطاقة', en: 'Card' },
        bank_transfer: { ar: 'تحويل بنكي', en: 'Bank transfer' },
      },
    }),
    status: choice({
      label: { ar: 'الحالة', en: 'Status' },
      options: paymentStates,
    }),
    cardBrand: text({ label: { ar: 'نوع البطاقة', en: 'Card' } }),
    cardLastFour: text({ label: { ar: 'آخر أربعة أرقام', en: 'Last four digits' } }),
    reference: text({ label: { ar: 'رقم الحوالة', en: 'Bank reference' } }),
    receiptFileId: file({ label: { ar: 'الإيصال', en: 'Receipt' } }),
    failure: text({ label: { ar: 'سبب الرفض', en: 'Reason declined' } }),
    createdAt: dateTime({ label: { ar: 'التاريخ', en: 'Date' } }),
    settledAt: dateTime({ label: { ar: 'تاريخ التسوية', en: 'Settled on' } }),
    settledById: reference({ label: { ar: 'صاحب الاعتماد', en: 'Settled by' }, to: 'users' }),
  },
  title: 'code',
  about: ['clientId', 'requestId'],
  list: ['code', 'clientId', 'requestId', 'amount', 'method', 'status', 'createdAt'],
  search: ['code', 'reference', 'cardLastFour'],
  filters: { first: ['status', 'method', 'clientId', 'amount', 'reference', 'createdAt'] },
  // `payments.export` is the export that is sent by email (rules 1.9).
  operations: { export: 'payments.exportFile' },
  aside: ['status', 'amount', 'method', 'clientId', 'requestId', 'createdAt'],
  access: { read: ['admin', 'admin_finance'] },
  api: '/admin/payments',
});
