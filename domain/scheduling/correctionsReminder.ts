/** How many days before the end of the time for corrections their client is reminded (rules 3.14). */
export const correctionsReminderDays = [7, 3, 1] as const;
export type CorrectionsReminder = (typeof correctionsReminderDays)[number];

const dayMs = 86_400_000;

/**
 * Which reminder is due, the most urgent where several are; null when none is: too early, reminded already, or too late.
 * `last` is the reminder that was sent before.
 */
export function correctionsReminder(
  dueAt: Date,
  now: Date,
  last: CorrectionsReminder | null,
): CorrectionsReminder | null {
  const left = dueAt.getTime() - now.getTime();
  if (left <= 0) return null;
  const due = [...correctionsReminderDays].reverse().find((days) => left <= days * dayMs);
  return due !== undefined && (last === null || due < last) ? due : null;
}
