import type { Localized } from './localized';

type Value = Localized | string | number;

/** Replaces names in braces, `{name}`, by values; a value in two languages is inserted in the language of the text. */
export function worded(text: Localized, values: Readonly<Record<string, Value>>): Localized {
  const fill = (language: keyof Localized) =>
    text[language].replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name] ?? '';
      return String(typeof value === 'object' ? value[language] : value);
    });
  return { ar: fill('ar'), en: fill('en') };
}

const commas: Localized = { ar: '، ', en: ', ' };

/** Joins several names into one text. */
export const joinedNames = (names: readonly Localized[], by: Localized = commas): Localized => ({
  ar: names.map(({ ar }) => ar).join(by.ar),
  en: names.map(({ en }) => en).join(by.en),
});

type Unit = 'day' | 'hour' | 'minute';

/** Period of each unit by its form of number; the Arabic noun as it follows a preposition: «خلال يومين»، «مهلة 15 يومًا». */
export const periods = {
  day: {
    one: { ar: 'يوم واحد', en: '{count} day' },
    two: { ar: 'يومين', en: '{count} days' },
    few: { ar: '{count} أيام', en: '{count} days' },
    many: { ar: '{count} يومًا', en: '{count} days' },
    other: { ar: '{count} يوم', en: '{count} days' },
  },
  hour: {
    one: { ar: 'ساعة واحدة', en: '{count} hour' },
    two: { ar: 'ساعتين', en: '{count} hours' },
    few: { ar: '{count} ساعات', en: '{count} hours' },
    many: { ar: '{count} ساعة', en: '{count} hours' },
    other: { ar: '{count} ساعة', en: '{count} hours' },
  },
  minute: {
    one: { ar: 'دقيقة واحدة', en: '{count} minute' },
    two: { ar: 'دقيقتين', en: '{count} minutes' },
    few: { ar: '{count} دقائق', en: '{count} minutes' },
    many: { ar: '{count} دقيقة', en: '{count} minutes' },
    other: { ar: '{count} دقيقة', en: '{count} minutes' },
  },
} as const satisfies Record<Unit, Partial<Record<Intl.LDMLPluralRule, Localized>>>;

const form = new Intl.PluralRules('ar');

/** Period of the rules in words, for texts that name it; only its constant has the number. */
function periodText(count: number, unit: Unit): Localized {
  const { other, ...forms } = periods[unit];
  const found: Localized | undefined = Object.entries(forms).find(
    ([name]) => name === form.select(count),
  )?.[1];
  return worded(found ?? other, { count });
}

export const daysText = (days: number): Localized => periodText(days, 'day');

export const hoursText = (hours: number): Localized => periodText(hours, 'hour');

export const minutesText = (minutes: number): Localized => periodText(minutes, 'minute');
