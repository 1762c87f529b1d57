// Saudi Arabia is at +03:00 all year, so business days need no time-zone database.
const riyadhOffsetMs = 3 * 60 * 60 * 1000;

export const minuteMs = 60 * 1000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** The weekend days of the Kingdom, as `Date.getUTCDay()` counts them. */
const friday = 5;
const saturday = 6;

/** The Riyadh calendar day of an instant, `YYYY-MM-DD`. */
export function riyadhDate(at: Date): string {
  return new Date(at.getTime() + riyadhOffsetMs).toISOString().slice(0, 10);
}

/** The instant at which a whole hour (0 to 24) of a Riyadh day begins. */
export function riyadhInstant(date: string, hour = 0): Date {
  return new Date(toUtcMidnight(date) + hour * hourMs - riyadhOffsetMs);
}

/** The last millisecond of a Riyadh day. */
export function endOfRiyadhDay(date: string): Date {
  return new Date(riyadhInstant(date, 24).getTime() - 1);
}

/** `YYYY-MM-DD` some days later (or earlier, when negative). */
export function addDays(date: string, days: number): string {
  return new Date(toUtcMidnight(date) + days * dayMs).toISOString().slice(0, 10);
}

/** 0 for Sunday, on which the Kingdom's week begins. */
export function weekday(date: string): number {
  return new Date(toUtcMidnight(date)).getUTCDay();
}

export function isWeekend(date: string): boolean {
  return weekday(date) === friday || weekday(date) === saturday;
}

/** The day itself, or the Sunday after it when it falls on the weekend (rules 3.6). */
export function toWorkingDay(date: string): string {
  return isWeekend(date) ? toWorkingDay(addDays(date, 1)) : date;
}

/** @throws RangeError unless `date` is an existing day written `YYYY-MM-DD`. */
function toUtcMidnight(date: string): number {
  const midnight = new Date(`${date}T00:00:00Z`);
  // JavaScript reads 30 February as 2 March; a business date must be what it says.
  if (Number.isNaN(midnight.getTime()) || midnight.toISOString().slice(0, 10) !== date) {
    throw new RangeError(`not a business date: ${date}`);
  }
  return midnight.getTime();
}

/** Week of a Riyadh day (`YYYY-MM-DD`): its seven days, Sunday first. */
export function weekOf(date: string): readonly string[] {
  return Array.from({ length: 7 }, (_, index) => addDays(date, index - weekday(date)));
}
