import { toLatinDigits } from '../base/formats/numbers';
import { riyadhDate, riyadhInstant } from '../base/time/riyadhTime';
import { readDay } from './dayText';

/** A sheet that holds days only writes them as midnights. */
export function toDay(typed: string): string | null {
  return readDay(typed.replace(/[\sT]+0{1,2}:00(:00(\.0+)?)?$/, ''));
}

/** A day with or without a time of day means Riyadh; ISO 8601 with its zone is taken as it is. */
export function toMoment(typed: string): string {
  // A pattern that may begin anywhere takes the square of a text's length; no moment is as long as this.
  if (typed.length > 40) return typed;
  const text = toLatinDigits(typed);
  if (/T.*(Z|[+-]\d{2}:\d{2})$/.test(text)) return text;
  const [, dayText = '', hours = '0', minutes = '00'] =
    /^([^:]+?)(?:[\sT،,]+(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?)?$/u.exec(text) ?? [];
  const day = toDay(dayText);
  if (!day || Number(hours) > 23 || Number(minutes) > 59) return typed;
  try {
    const at = riyadhInstant(day, Number(hours)).getTime() + Number(minutes) * 60_000;
    return new Date(at).toISOString();
  } catch {
    return typed;
  }
}

/** Day and time in Riyadh, as a sheet has it. */
export function riyadhMoment(at: Date): string {
  const threeHours = 3 * 60 * 60 * 1000;
  return `${riyadhDate(at)} ${new Date(at.getTime() + threeHours).toISOString().slice(11, 16)}`;
}
