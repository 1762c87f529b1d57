import type { Language } from '#framework/base/i18n/localized';
import { riyadhInstant } from '#framework/base/time/riyadhTime';

const parts = { weekday: 'long', day: 'numeric', month: 'short', timeZone: 'Asia/Riyadh' } as const;
const weekdays: Readonly<Record<Language, Intl.DateTimeFormat>> = {
  ar: new Intl.DateTimeFormat('ar-SA-u-ca-gregory-nu-latn', parts),
  en: new Intl.DateTimeFormat('en-GB', { ...parts, weekday: 'short' }),
};

/** A day that a visit can have, by its weekday: «الأحد، 22 نوفمبر». */
export function formatVisitDay(date: string, language: Language): string {
  return weekdays[language].format(riyadhInstant(date));
}
