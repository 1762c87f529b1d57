import { addDays, endOfRiyadhDay, riyadhDate, toWorkingDay } from '../time/riyadhTime';

/** Rules 3.5. */
export const CORRECTIONS_WINDOW_DAYS = 15;

/**
 * Until when a client may send corrections: the end of the fifteenth Riyadh day after the results were sent,
 * or of the Sunday that follows when that day is a Friday or a Saturday.
 */
export function correctionsDeadline(resultsSentAt: Date): Date {
  return endOfRiyadhDay(toWorkingDay(addDays(riyadhDate(resultsSentAt), CORRECTIONS_WINDOW_DAYS)));
}
