import {
  choice,
  dateTime,
  defineModuleResource,
  iban,
  longText,
  money,
  reference,
  text,
} from '#domain/schema/index';

/** Money that went back to clients, each against a credit note. */
export const refunds = defineModuleResource('refunds', {
  label: { one: { ar: 'الاسترداد', en: 'Refund' }, many: { ar: 'المبالغ المستردة', en: 'Refunds' } },
  fields: {
    code: text({ label: { ar: 'رقم الاسترداد', en: 'Number' } }),
    clientId: reference({ label: { ar: 'العميل', en: 'Client' }, to: 'clients' }),
    requestId: reference({ label: { ar: 'الطلب', en: 'Request' }, to: 'requests' }),
    amount: money({ label: { ar: 'المبلغ', en: 'Amount' } }),
    method: choice({
      label: { ar: 'طريقة الاسترداد', en: 'Refund method' },
      options: {
        card: { ar: 'إلى البطاقة', en: 'To the card' },
        bank_transfer: { ar: 'تحويل إلى الآيبان', en: 'Transfer to IBAN' },
        mixed: { ar: 'بطاقة وتحويل', en: 'Card and transfer' },
      },
    }),
    status: choice({
      label: { ar: 'الحالة', en: 'Status' },
      options: {
        sending: { ar: 'قيد التنفيذ', en: 'Processing', tone: 'progress' },
        done: { ar: 'اكتمل', en: 'Done', tone: 'success' },
      },
    }),
    reason: longText({ label: { ar: 'السبب', en: 'Reason' } }),
    iban: iban({ label: { ar: 'الآيبان', en: 'IBAN' } }),
    createdById: reference({ label: { ar: 'منفّذ الاسترداد', en: 'Refunded by' }, to: 'users' }),
    createdAt: dateTime({ label: { ar: 'التاريخ', en: 'Date' } }),
    settledAt: dateTime({ label: { ar: 'تاريخ الاكتمال', en: 'Completed' } }),
  },
  title: 'code',
  list: ['code', 'clientId', 'requestId', 'amount', 'method', 'status', 'createdAt'],
  search: ['code', 'reason'],
  access: { read: ['admin', 'admin_finance'] },
  api: '/admin/refunds',
  menu: { icon: 'refund', group: 'finance' },
});
