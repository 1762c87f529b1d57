import { isolateLtr } from './bidi';
import type { Language, Localized } from '../i18n/localized';

const arabicIndicZero = 0x0660;
const persianZero = 0x06f0;

/** Text with its Arabic-Indic (٠–٩) and Persian (۰–۹) digits turned into Latin ones. */
export function toLatinDigits(input: string): string {
  return input.replace(/[٠-٩۰-۹]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (code >= persianZero ? persianZero : arabicIndicZero));
  });
}

/**
 * Number text in Latin digits, or null for anything else. Accepts commas or spaces between thousands, a point or the
 * Arabic ٫ before decimals, and drops the invisible direction marks of copied text.
 */
export function plainNumber(typed: string): string | null {
  const latin = toLatinDigits(typed)
    .replaceAll(/[\s\u00A0\p{Cf}٬]/gu, '')
    .replace('٫', '.')
    .replace('−', '-');
  const joined = /^[+-]?\d{1,3}(,\d{3})+(\.\d*)?$/.test(latin) ? latin.replaceAll(',', '') : latin;
  return /^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(joined) ? joined : null;
}

/** Number that a person typed; other text is returned unchanged, for `validate` to refuse. */
export function readNumber(typed: string): number | string {
  const plain = plainNumber(typed);
  return plain === null ? typed : Number(plain);
}

/** The Luhn check digit of cards (ISO/IEC 7812) and of Saudi identity numbers. `digits` are Latin digits only. */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let fromRight = 0; fromRight < digits.length; fromRight += 1) {
    const digit = Number(digits[digits.length - 1 - fromRight]);
    const doubled = fromRight % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return digits.length > 0 && sum % 10 === 0;
}

const digits = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

/**
 * Percentage text in both languages, of 100 and with at most two decimals: `15%`, `12.5%`. Isolated, so that the number
 * and its sign are not separated inside Arabic.
 */
export const formatPercent = (percent: number): string => isolateLtr(`${digits.format(percent)}%`);

/** Unit label of temperature fields. */
export const celsius = { ar: '°م', en: '°C' } as const satisfies Localized;

/** Temperature text, `−18 °C` or `−18 °م` (rules 5.5). Ranges and limits read left to right in both: `≤ 5`, `0 – 5`. */
export function formatTemperature(degrees: number | string): Localized {
  return { ar: `${isolateLtr(String(degrees))} ${celsius.ar}`, en: isolateLtr(`${degrees} ${celsius.en}`) };
}

/** Units by their names. */
export const units = {
  riyal: { ar: 'ريال سعودي', en: 'Saudi riyal' },
  kilobytes: { ar: 'كيلوبايت', en: 'kB' },
  megabytes: { ar: 'ميجابايت', en: 'MB' },
  metres: { ar: 'م', en: 'm' },
  kilometres: { ar: 'كم', en: 'km' },
  minutes: { ar: 'د', en: 'min' },
  hours: { ar: 'س', en: 'h' },
} as const satisfies Record<string, Localized>;

const tenths = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** Length text in both languages: `300 m`, `1.5 km`. @param metres length in metres */
export function formatLength(metres: number): Localized {
  const [number, unit] = metres < 1000 ? [metres, units.metres] : [metres / 1000, units.kilometres];
  return { ar: `${tenths.format(number)} ${unit.ar}`, en: `${tenths.format(number)} ${unit.en}` };
}

/** Duration text in both languages: `45 min`, `4 h`, `1 h 30 min`. @param minutes integer, not negative */
export function formatDuration(minutes: number): Localized {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const textIn = (language: Language) =>
    [
      ...(hours > 0 ? [`${hours} ${units.hours[language]}`] : []),
      ...(rest > 0 || hours === 0 ? [`${rest} ${units.minutes[language]}`] : []),
    ].join(' ');
  return { ar: textIn('ar'), en: textIn('en') };
}
