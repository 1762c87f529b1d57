/**
 * When a client is reminded of a second payment: a week before its day, on it, and a week after, when a package is held up
 * (rules 4.11).
 */
export const paymentReminderDays = [7, 0, -7] as const;
