import { type Language, perLanguage } from '../i18n/localized';

const minute = 60_000;
const units: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 365 * 24 * 60 * minute],
  ['month', 30 * 24 * 60 * minute],
  ['week', 7 * 24 * 60 * minute],
  ['day', 24 * 60 * minute],
  ['hour', 60 * minute],
  ['minute', minute],
];

/** Format of a distance in time, «الشهر الماضي», "3 months ago"; with Latin digits, as everywhere in the portal. */
export const distanceIn = perLanguage(
  (language) => new Intl.RelativeTimeFormat(language === 'ar' ? 'ar-u-nu-latn' : 'en', { numeric: 'auto' }),
);

/** Formats the time since a moment: «قبل 3 ساعات», "yesterday"; in full units of the largest that fits. `now` in milliseconds. */
export function relativeTime(iso: string, now: number, language: Language): string {
  const passed = new Date(iso).getTime() - now;
  const [unit, length] = units.find(([, size]) => Math.abs(passed) >= size) ?? ['second', 0];
  return length === 0
    ? distanceIn(language).format(0, unit)
    : distanceIn(language).format(Math.trunc(passed / length), unit);
}
