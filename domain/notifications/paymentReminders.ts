import type { NoticeKind } from './requestNotices';

/** Notices that remind a client of a payment. */
export const paymentReminderKinds = [
  'firstPaymentDue',
  'firstPaymentOverdue',
  'paymentReminder',
  'paymentDueToday',
  'paymentStillDue',
  'paymentOverdue',
] as const satisfies readonly NoticeKind[];

interface OpenInstalment {
  readonly sequence: number;
  /** Riyadh days. */
  readonly dueOn: string;
  /** The last day on which it is not overdue. */
  readonly payBy: string;
}

/** Words of a reminder on a Riyadh day: they follow from the state of the payment, whichever reminder is sent. */
export function reminderKind(
  { sequence, dueOn, payBy }: OpenInstalment,
  today: string,
): (typeof paymentReminderKinds)[number] {
  const isOverdue = today > payBy;
  if (sequence === 1) return isOverdue ? 'firstPaymentOverdue' : 'firstPaymentDue';
  if (isOverdue) return 'paymentOverdue';
  if (today === dueOn) return 'paymentDueToday';
  return today < dueOn ? 'paymentReminder' : 'paymentStillDue';
}
