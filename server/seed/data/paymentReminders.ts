import type { tables } from '../../db/schema/declared';

type Reminder = Omit<(typeof tables.paymentReminders)['$inferInsert'], 'appliesFrom' | 'channels'>;

/** Payment reminders of every installation, until finance changes them. */
export const seedPaymentReminders: readonly Reminder[] = [
  {
    name: { ar: 'بعد ثلاثة أيام من التوقيع', en: 'Three days after signature' },
    payment: 'first',
    moment: 'since',
    days: 3,
  },
  {
    name: { ar: 'عند تأخر الدفعة الأولى', en: 'When the first payment is late' },
    payment: 'first',
    moment: 'late',
    days: 1,
  },
  {
    name: { ar: 'قبل أسبوع من الدفعة الثانية', en: 'A week before the second payment' },
    payment: 'next',
    moment: 'before',
    days: 7,
  },
  {
    name: { ar: 'يوم الدفعة الثانية', en: 'On the day of the second payment' },
    payment: 'next',
    moment: 'since',
    days: 0,
  },
  {
    name: { ar: 'بعد أسبوع من تأخر الدفعة الثانية', en: 'When the second payment is a week late' },
    payment: 'next',
    moment: 'late',
    days: 7,
  },
];
