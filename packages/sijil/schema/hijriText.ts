import { gregorianOf } from '../base/formats/hijri';
import { plainDayText } from './dayText';

/** A year of the Hijri calendar at either end, with or without its letter. */
const hijriFirst = /^(1[345]\d{2})[/.-](\d{1,2})[/.-](\d{1,2})\s*(?:هـ?)?$/u;
const hijriLast = /^(\d{1,2})[/.-](\d{1,2})[/.-](1[345]\d{2})\s*(?:هـ?)?$/u;

/** Reads a day of the Hijri calendar, 15/09/1448 or 1448-09-15, into the same day of the Gregorian one; null for other texts. */
export function readHijriDay(typed: string): string | null {
  const text = plainDayText(typed);
  const [, year, month, day] = hijriFirst.exec(text) ?? [];
  if (year) return gregorianOf({ year: Number(year), month: Number(month), day: Number(day) });
  const [, first, second, last] = hijriLast.exec(text) ?? [];
  if (!last) return null;
  return gregorianOf({ year: Number(last), month: Number(second), day: Number(first) });
}
