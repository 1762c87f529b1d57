import { addDays } from '../time/riyadhTime';

/**
 * Whether a reminder is due on a Riyadh day: one for each of `days` before the end (negative: after it), the latest where
 * several have passed. `remindedOn` is the day of the reminder that was sent before; an end that was moved since begins anew.
 */
export function isReminderDue(
  days: readonly number[],
  endsOn: string,
  today: string,
  remindedOn: string | null,
): boolean {
  const passed = days.map((before) => addDays(endsOn, -before)).filter((day) => day <= today);
  const latest = passed.at(-1);
  return latest !== undefined && (remindedOn === null || remindedOn < latest);
}
