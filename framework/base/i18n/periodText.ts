import type { Localized } from './localized';

type Unit = 'day' | 'hour';

/** The Arabic noun after a preposition, as every text uses it: «خلال يومين»، «مهلة 15 يومًا». */
const arabic: Readonly<Record<Unit, Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>>> = {
  day: { one: 'يوم واحد', two: 'يومين', few: '# أيام', many: '# يومًا', other: '# يوم' },
  hour: { one: 'ساعة واحدة', two: 'ساعتين', few: '# ساعات', many: '# ساعة', other: '# ساعة' },
};
const form = new Intl.PluralRules('ar');

/** Period of the rules in words, for texts that name it: the number is in its constant alone. */
function periodText(count: number, unit: Unit): Localized {
  const noun = arabic[unit][form.select(count)] ?? arabic[unit].other ?? '#';
  return {
    ar: noun.replace('#', String(count)),
    en: `${count} ${unit}${count === 1 ? '' : 's'}`,
  };
}

export const daysText = (days: number): Localized => periodText(days, 'day');
export const hoursText = (hours: number): Localized => periodText(hours, 'hour');
