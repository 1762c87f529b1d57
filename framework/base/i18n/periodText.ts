import type { Localized } from './localized';
import { worded } from './worded';

type Unit = 'day' | 'hour';

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
} as const satisfies Record<Unit, Partial<Record<Intl.LDMLPluralRule, Localized>>>;
const form = new Intl.PluralRules('ar');

/** Period of the rules in words, for texts that name it: the number is in its constant alone. */
function periodText(count: number, unit: Unit): Localized {
  const { other, ...forms } = periods[unit];
  const found: Localized | undefined = Object.entries(forms).find(
    ([name]) => name === form.select(count),
  )?.[1];
  return worded(found ?? other, { count });
}

export const daysText = (days: number): Localized => periodText(days, 'day');
export const hoursText = (hours: number): Localized => periodText(hours, 'hour');
