/** Hour of the day in Riyadh from which payment reminders are sent. */
export const REMINDER_HOUR = 9;

/** Payments that a reminder is about: the one due at signature, or the next one. */
export const remindedPayments = {
  first: { ar: 'الدفعة الأولى', en: 'First payment' },
  next: { ar: 'الدفعة الثانية', en: 'Second payment' },
} as const;

/** Days from which a reminder counts: to the due date, from it on, or from the last day to pay on (rules 4.2). */
export const reminderMoments = {
  before: { ar: 'قبل تاريخ الاستحقاق', en: 'Before the due date' },
  since: { ar: 'بعد تاريخ الاستحقاق', en: 'After the due date' },
  late: { ar: 'بعد آخر يوم للسداد', en: 'After the last day to pay' },
} as const;

export const reminderChannels = {
  portal: { ar: 'في المنصة', en: 'In the portal' },
  mail: { ar: 'بالبريد الإلكتروني', en: 'By email' },
} as const;
export type ReminderChannel = keyof typeof reminderChannels;
