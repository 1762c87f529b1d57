import type { Localized } from '../i18n/localized';
import { isolateLtr } from './isolateLtr';

/** The unit beside a field that is measured in degrees Celsius. */
export const celsius = { ar: '°م', en: '°C' } as const satisfies Localized;

/** The coldest and the hottest that a reading or a limit may be. */
export const degrees = { min: -100, max: 300 } as const;

/** `−18 °C`, in Arabic `−18 °م` (rules 5.5). Number and signs read from left to right in both: `≤ 5`, `0 – 5`. */
export function formatTemperature(degrees: number | string): Localized {
  return { ar: `${isolateLtr(String(degrees))} ${celsius.ar}`, en: isolateLtr(`${degrees} ${celsius.en}`) };
}
