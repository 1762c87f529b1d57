import { reminderChannels, remindedPayments, reminderMoments } from '#domain/pricing/reminders';
import { boolean, choice, choices, date, defineResource, integer, localized } from 'sijil/schema/index';

interface Reminder {
  readonly payment: keyof typeof remindedPayments;
  readonly moment: keyof typeof reminderMoments;
  readonly days: number;
}

/** Reminders of unpaid sums that clients get: of which payment, on which day, and how. Finance changes them. */
export const paymentReminders = defineResource('paymentReminders', {
  label: {
    one: { ar: 'تذكير السداد', en: 'Payment reminder' },
    many: { ar: 'تذكيرات السداد', en: 'Payment reminders' },
    counted: { one: 'تذكير واحد', two: 'تذكيران', few: 'تذكيرات', many: 'تذكيرًا' },
  },
  path: '/payment-reminders',
  fields: {
    name: localized({
      label: { ar: 'الاسم', en: 'Name' },
      help: { ar: 'يظهر للإدارة المالية وحدها.', en: 'Only finance sees it.' },
      required: true,
      max: 80,
    }),
    payment: choice({ label: { ar: 'الدفعة', en: 'Payment' }, options: remindedPayments, required: true }),
    moment: choice({ label: { ar: 'الموعد', en: 'When' }, options: reminderMoments, required: true }),
    days: integer({
      label: { ar: 'عدد الأيام', en: 'Days' },
      help: {
        ar: 'صفر مع «بعد تاريخ الاستحقاق» يعني يوم الاستحقاق نفسه.',
        en: '0 with “After the due date” is the due date itself.',
      },
      required: true,
      min: 0,
      max: 365,
    }),
    channels: choices({
      label: { ar: 'وسيلة الإرسال', en: 'Channels' },
      options: reminderChannels,
      required: true,
      min: 1,
    }),
    appliesFrom: date({
      label: { ar: 'يسري من', en: 'Applies from' },
      help: {
        ar: 'لا يُرسل تذكير كان موعده قبل هذا اليوم.',
        en: 'A reminder whose day was earlier is not sent.',
      },
      required: true,
      default: 'today',
    }),
    active: boolean({ label: { ar: 'مفعّل', en: 'Active' }, default: true }),
  },
  rules: [
    {
      field: 'moment',
      holds: ({ payment, moment }: Reminder) => payment !== 'first' || moment !== 'before',
      message: {
        ar: 'تُستحق الدفعة الأولى عند توقيع العقد، ولا تذكير بها قبله.',
        en: 'The first payment is due at signature. There is no reminder of it before.',
      },
    },
    {
      field: 'days',
      holds: ({ moment, days }: Reminder) => moment === 'since' || days > 0,
      message: {
        ar: 'اكتب عدد الأيام، من يوم واحد فأكثر.',
        en: 'Enter the number of days, at least one.',
      },
    },
  ],
  title: 'name',
  list: ['name', 'payment', 'moment', 'days', 'channels', 'appliesFrom', 'active'],
  search: ['name'],
  sort: { field: 'payment', order: 'asc' },
  inline: ['days', 'active'],
  uniqueTogether: [['payment', 'moment', 'days']],
  access: {
    read: ['admin', 'admin_finance'],
    create: ['admin', 'admin_finance'],
    update: ['admin', 'admin_finance'],
    delete: ['admin', 'admin_finance'],
  },
  menu: { icon: 'bell', group: 'finance' },
});
