import { addDays, isWeekend, minuteMs, riyadhDate, riyadhInstant } from '#framework/base/time/riyadhTime';

const opens = 9;
const closes = 17;

/** The moment itself within Sunday to Thursday, 09:00 to 17:00 in Riyadh; otherwise the end of the working day before it. */
function withinHours(at: Date): Date {
  const date = riyadhDate(at);
  if (!isWeekend(date) && at > riyadhInstant(date, opens)) {
    const close = riyadhInstant(date, closes);
    return at < close ? at : close;
  }
  return withinHours(riyadhInstant(addDays(date, -1), closes));
}

/**
 * Time so many working minutes before. Less than five minutes are taken off the clock itself: they are for the portal's
 * own steps, or for a second click.
 */
export function workingMinutesBefore(at: Date, minutes: number): Date {
  if (minutes < 5) return new Date(at.getTime() - Math.round(minutes * minuteMs));
  let moment = withinHours(at);
  let left = minutes * minuteMs;
  for (;;) {
    const available = moment.getTime() - riyadhInstant(riyadhDate(moment), opens).getTime();
    if (left < available) return new Date(Math.floor((moment.getTime() - left) / 1000) * 1000);
    left -= available;
    moment = withinHours(riyadhInstant(addDays(riyadhDate(moment), -1), closes));
  }
}
