import { isDay } from '../base/formats/dates';
import { toLatinDigits } from '../base/formats/numbers';
import { riyadhDate, riyadhInstant } from '../base/time/riyadhTime';

/**
 * Meaning of the first number in 5/1/2024. No single cell decides it; the column does, or the person who knows the
 * file.
 */
export type DayOrder = 'dayFirst' | 'monthFirst';

const slashed = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/;
const yearFirst = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/;
/** Eight digits without separators: 04032027, or 20270304 where the first four are a year. */
const packed = /^(\d{4})(\d{4})$/;
const named = /^(\d{1,2})[\s.-]+(\p{L}{3,})[\s.,-]+(\d{4}|\d{2})$/u;
/** Date serial of a spreadsheet, in days since 30 December 1899; from 1954 on, so that a year is not mistaken for one. */
const serial = /^[2-9]\d{4}$/;

const english = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const arabic = 'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر'.split(' ');

/**
 * Reads a day as people and spreadsheets write it, into `YYYY-MM-DD`: 2024-01-31, 2024/1/31, 31-Jan-24, 31 January 2024,
 * 31012024, 45322, and 31/01/2024, whose order follows from the numbers or from `order`. Null for text that is no day, is of
 * another calendar, or is ambiguous.
 */
export function readDay(typed: string, order?: DayOrder): string | null {
  const text = plainDayText(typed);
  const [, year, month, day] = yearFirst.exec(text) ?? [];
  if (year) return toIso(Number(year), Number(month), Number(day));
  const [, date, name = '', ending = ''] = named.exec(text) ?? [];
  if (date) return toIso(fullYear(ending), monthNamed(name), Number(date));
  if (serial.test(text)) return new Date(Date.UTC(1899, 11, 30 + Number(text))).toISOString().slice(0, 10);
  const [, start = '', end = ''] = packed.exec(text) ?? [];
  if (start) {
    const halves = (four: string) => [Number(four.slice(0, 2)), Number(four.slice(2))] as const;
    return toIso(Number(start), ...halves(end)) ?? toIso(Number(end), halves(start)[1], halves(start)[0]);
  }
  const [, first, second, last = ''] = slashed.exec(text) ?? [];
  if (!first) return null;
  const one = Number(first);
  const two = Number(second);
  const inferred = inferOrder(one, two) ?? order;
  if (inferred === undefined && one !== two) return null;
  return inferred === 'monthFirst' ? toIso(fullYear(last), one, two) : toIso(fullYear(last), two, one);
}

/** A text with Latin digits, without the marks of direction that a copied date may have. */
export function plainDayText(typed: string): string {
  return toLatinDigits(typed)
    .replaceAll(/\p{Cf}/gu, '')
    .trim();
}

/**
 * Returns the order in which a column writes its days: one cell that proves it decides for all. `open` where none does although
 * a cell is ambiguous, or where two cells contradict each other; null where the order does not matter.
 */
export function dayOrderOf(cells: readonly string[]): DayOrder | 'open' | null {
  const pairs = cells.flatMap((cell) => {
    const [, first, second] = slashed.exec(toLatinDigits(dayPart(cell))) ?? [];
    return first ? [[Number(first), Number(second)] as const] : [];
  });
  const inferred = new Set(pairs.flatMap(([one, two]) => inferOrder(one, two) ?? []));
  const [only] = inferred;
  if (inferred.size === 1 && only) return only;
  return pairs.some(([one, two]) => inferOrder(one, two) === null && one !== two) ? 'open' : null;
}

/** Rewrites the day of a cell in an unambiguous form; any other cell is returned unchanged. */
export function withPlainDay(cell: string, order: DayOrder | undefined): string {
  const day = readDay(dayPart(cell), order);
  return day === null ? cell : `${day}${cell.trim().slice(dayPart(cell).length)}`;
}

/** A cell without its time of day. */
function dayPart(cell: string): string {
  return cell.trim().replace(/[\sT،,]+\d{1,2}:\d{2}.*$/u, '');
}

function inferOrder(one: number, two: number): DayOrder | null {
  if (one > 12 && two <= 12) return 'dayFirst';
  return two > 12 && one <= 12 ? 'monthFirst' : null;
}

function monthNamed(name: string): number {
  const at = english.indexOf(name.slice(0, 3).toLowerCase());
  return (
    (at === -1
      ? arabic.indexOf(name.replace('ابريل', 'أبريل').replace('اغسطس', 'أغسطس').replace('اكتوبر', 'أكتوبر'))
      : at) + 1
  );
}

function fullYear(year: string): number {
  return year.length === 4 ? Number(year) : Number(year) + (Number(year) < 70 ? 2000 : 1900);
}

/** Returns null for days that the calendar does not have, also for years of the Hijri one. */
function toIso(year: number, month: number, day: number): string | null {
  const two = (part: number) => String(part).padStart(2, '0');
  const iso = `${String(year)}-${two(month)}-${two(day)}`;
  return isDay(iso) ? iso : null;
}

/** Reads a day also from a cell of a sheet that stores plain days as midnights. */
export function dayOfCell(typed: string, order?: DayOrder): string | null {
  return readDay(typed.replace(/[\sT]+0{1,2}:00(:00(\.0+)?)?$/, ''), order);
}

/** Reads a day, with or without a time of day, as Riyadh time; ISO 8601 with a zone is returned unchanged. */
export function toMoment(typed: string, order?: DayOrder): string {
  // An unanchored pattern takes time quadratic in a text's length; no moment is as long as this.
  if (typed.length > 40) return typed;
  const text = toLatinDigits(typed);
  if (/T.*(Z|[+-]\d{2}:\d{2})$/.test(text)) return text;
  const [, dayText = '', hours = '0', minutes = '00'] =
    /^([^:]+?)(?:[\sT،,]+(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?)?$/u.exec(text) ?? [];
  const day = dayOfCell(dayText, order);
  if (!day || Number(hours) > 23 || Number(minutes) > 59) return typed;
  try {
    const at = riyadhInstant(day, Number(hours)).getTime() + Number(minutes) * 60_000;
    return new Date(at).toISOString();
  } catch {
    return typed;
  }
}

/** Day and time in Riyadh, as a sheet writes it. */
export function riyadhMoment(at: Date): string {
  const threeHours = 3 * 60 * 60 * 1000;
  return `${riyadhDate(at)} ${new Date(at.getTime() + threeHours).toISOString().slice(11, 16)}`;
}
