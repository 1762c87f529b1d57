import { refundStates } from '#domain/requests/choices';
import { refundTransferBody, transferInsteadBody } from '#domain/requests/refundBody';
import {
  choice,
  date,
  dateTime,
  defineModuleResource,
  file,
  iban,
  longText,
  money,
  reference,
  text,
} from 'sijil/schema/index';

/** Refunds to clients, each with a credit note. */
export const refundsResource = defineModuleResource('refunds', {
  label: { one: { ar: 'الاسترداد', en: 'Refund' }, many: { ar: 'الاستردادات', en: 'Refunds' } },
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
      options: refundStates,
    }),
    reason: longText({ label: { ar: 'السبب', en: 'Reason' } }),
    iban: iban({ label: { ar: 'الآيبان', en: 'IBAN' } }),
    failure: text({ label: { ar: 'رد بوابة الدفع', en: 'The gateway’s answer' } }),
    reference: text({ label: { ar: 'رقم الحوالة', en: 'Bank reference' } }),
    transferredOn: date({ label: { ar: 'تاريخ التحويل', en: 'Transferred on' } }),
    proofFileId: file({ label: { ar: 'إثبات التحويل', en: 'Proof of the transfer' } }),
    createdById: reference({ label: { ar: 'صاحب قرار الاسترداد', en: 'Decided by' }, to: 'users' }),
    createdAt: dateTime({ label: { ar: 'تاريخ القرار', en: 'Decided on' } }),
    settledById: reference({ label: { ar: 'صاحب تسجيل التحويل', en: 'Transfer recorded by' }, to: 'users' }),
    settledAt: dateTime({ label: { ar: 'تاريخ الإرسال', en: 'Sent on' } }),
  },
  title: 'code',
  about: ['clientId', 'requestId'],
  list: ['code', 'clientId', 'requestId', 'amount', 'method', 'status', 'createdAt'],
  search: ['code', 'reason', 'reference'],
  filters: { first: ['status', 'method', 'clientId', 'amount', 'createdAt'] },
  access: { read: ['admin', 'admin_finance'] },
  api: '/admin/refunds',
  actions: [
    {
      operation: 'refunds.recordTransfer',
      single: true,
      label: { ar: 'تسجيل التحويل', en: 'Record the transfer' },
      icon: 'check',
      body: refundTransferBody,
      when: { field: 'status', in: ['due'] },
      done: { ar: 'سُجّل التحويل وأُبلغ العميل.', en: 'The transfer was recorded and the client was notified.' },
    },
    {
      operation: 'refunds.retry',
      label: { ar: 'إعادة المحاولة', en: 'Try again' },
      icon: 'reload',
      when: { field: 'status', in: ['failed'] },
      confirm: {
        ar: 'يُعاد إرسال المبلغ عبر بوابة الدفع. لا يُرد المبلغ مرتين، وإن تعذّر مرة أخرى أُبلغت الإدارة المالية.',
        en: 'The amount is sent through the payment gateway again. Nothing is refunded twice, and finance is notified if it fails again.',
      },
      done: { ar: 'أُعيد إرسال المبلغ إلى البطاقة.', en: 'The amount is being sent to the card again.' },
    },
    {
      operation: 'refunds.transferInstead',
      label: { ar: 'رد المبلغ بتحويل بنكي', en: 'Refund by transfer instead' },
      icon: 'bank',
      body: transferInsteadBody,
      when: { field: 'status', in: ['failed'] },
      done: {
        ar: 'أصبح المبلغ بانتظار تحويله إلى الآيبان.',
        en: 'The amount is now to be transferred to the IBAN.',
      },
    },
  ],
  menu: { icon: 'refund', group: 'finance' },
});
