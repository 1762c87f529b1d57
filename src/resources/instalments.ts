import { invoiceStates } from '#domain/pricing/invoices';
import { date, dateTime, choice, defineModuleResource, integer, money, reference } from 'sijil/schema/index';

/** Amounts due for each request, with their days: one payment, or two. */
export const instalmentsResource = defineModuleResource('instalments', {
  label: {
    one: { ar: 'القسط', en: 'Instalment' },
    many: { ar: 'الأقساط', en: 'Instalments' },
  },
  fields: {
    requestId: reference({ label: { ar: 'الطلب', en: 'Request' }, to: 'requests' }),
    clientId: reference({ label: { ar: 'العميل', en: 'Client' }, to: 'clients' }),
    sequence: integer({ label: { ar: 'رقم القسط', en: 'Instalment number' } }),
    amount: money({ label: { ar: 'المبلغ', en: 'Amount' } }),
    received: money({
      label: { ar: 'المبلغ المستلم', en: 'Amount received' },
      drawnFrom: ['payments.amount'],
    }),
    dueOn: date({ label: { ar: 'تاريخ الاستحقاق', en: 'Due on' } }),
    payBy: date({ label: { ar: 'آخر يوم للسداد', en: 'Pay by' } }),
    state: choice({
      label: { ar: 'حالة السداد', en: 'Payment status' },
      options: invoiceStates,
      drawnFrom: ['payments'],
    }),
    reminderId: reference({
      label: { ar: 'التذكير القادم', en: 'Next reminder' },
      to: 'paymentReminders',
      mayOutlive: true,
      drawnFrom: ['paymentReminders', 'payments'],
    }),
    remindOn: date({
      label: { ar: 'موعد التذكير القادم', en: 'Next reminder on' },
      drawnFrom: ['paymentReminders', 'payments'],
    }),
    remindedOn: date({ label: { ar: 'آخر تذكير', en: 'Last reminder' } }),
    paidAt: dateTime({ label: { ar: 'تاريخ السداد', en: 'Paid on' } }),
  },
  title: 'requestId',
  list: ['requestId', 'clientId', 'sequence', 'amount', 'received', 'dueOn', 'payBy', 'state', 'paidAt'],
  presets: [
    {
      id: 'reminders',
      label: { ar: 'تذكيرات اليوم', en: 'Reminders today' },
      // Those still to be sent, and those that were sent today.
      filters: {
        remindOn_gte: 'day',
        remindOn_lte: 'day',
        remindedOn_gte: 'day',
        remindedOn_lte: 'day',
        _match: 'any',
      },
      columns: [
        'requestId',
        'clientId',
        'amount',
        'dueOn',
        'payBy',
        'state',
        'reminderId',
        'remindOn',
        'remindedOn',
      ],
      none: { ar: 'لا تذكيرات اليوم', en: 'No reminders today' },
    },
  ],
  search: [],
  sort: { field: 'dueOn', order: 'desc' },
  longOrders: { dueOn: 'all' },
  access: { read: ['admin', 'admin_finance'] },
  api: '/admin/instalments',
  menu: { icon: 'file', group: 'finance' },
});
