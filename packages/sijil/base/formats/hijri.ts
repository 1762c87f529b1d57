const msPerDay = 24 * 60 * 60 * 1000;
/** First day of the Hijri calendar, in the Gregorian one. */
const epoch = Date.UTC(622, 6, 19);
const daysPerYear = 354.367;
const daysPerMonth = 29.53;
/** Days by which the estimate may differ from the calendar. */
const tolerance = 5;

/** A day of the Umm al-Qura calendar. */
interface HijriDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Converts a day of the Umm al-Qura calendar to `YYYY-MM-DD` of the Gregorian one; null for a day that it does not have. */
export function gregorianOf({ year, month, day }: HijriDay): string | null {
  const days = Math.round((year - 1) * daysPerYear + (month - 1) * daysPerMonth + day - 1);
  const wanted = `${String(month)}/${String(day)}/${String(year)}`;
  // The calendar is a table, which only `Intl` has: the estimate is corrected by asking for the days around it.
  const format = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  });
  for (let offset = -tolerance; offset <= tolerance; offset++) {
    const at = new Date(epoch + (days + offset) * msPerDay);
    const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
    if (`${parts['month']}/${parts['day']}/${parts['year']}` === wanted) return at.toISOString().slice(0, 10);
  }
  return null;
}
