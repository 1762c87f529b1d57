import { endOfRiyadhDay, riyadhDate } from '#framework/base/time/riyadhTime';

/** The end of the Riyadh day some months after the issue; of the month's last day where it has no such day. */
export function validUntil(issuedAt: Date, months: number): Date {
  const [year = 0, month = 0, day = 0] = riyadhDate(issuedAt).split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const until = new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay)));
  return endOfRiyadhDay(until.toISOString().slice(0, 10));
}
