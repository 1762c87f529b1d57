import { addDays } from '../base/time/riyadhTime';
import type { GroupPeriod, MeasureKind, SummaryGroup, SummaryMeasure } from './summary';
import { hasOptions, isAmount, isPercentage, isTruth, timeOf } from './kindFacts';
import type { Field } from './field';
import { toParameter } from './lists/listState';
import { matchName } from './lists/filterFields';
import type { ListFilters } from './lists/listFilters';
import { formatMonth } from '../base/formats/dates';
import { formatMoney } from '../base/formats/money';
import { formatPercent } from '../base/formats/numbers';
import { type Language, type Localized, perLanguage } from '../base/i18n/localized';
import { titleText } from './textOfKind';
import { yesNo } from './kinds/choice';

/** The days from … to …, both included, `YYYY-MM-DD`. */
interface Days {
  readonly from: string;
  readonly to: string;
}

const monthsIn: Readonly<Record<GroupPeriod, number>> = { month: 1, quarter: 3, year: 12 };

/** The period that begins on this day. */
export function daysOfPeriod(from: string, period: GroupPeriod): Days {
  return { from, to: addDays(monthsAfter(from, monthsIn[period]), -1) };
}

/** The period before a period: the same number of days, or of months where it consists of months. */
export function daysBefore({ from, to }: Days): Days {
  const next = addDays(to, 1);
  const before = addDays(from, -1);
  if (from.endsWith('-01') && next.endsWith('-01'))
    return { from: monthsAfter(from, monthNumber(from) - monthNumber(next)), to: before };
  const length = (Date.parse(next) - Date.parse(from)) / (24 * 60 * 60 * 1000);
  return { from: addDays(from, -length), to: before };
}

function monthNumber(day: string): number {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return year * 12 + month - 1;
}

/** The first day of the month so many months later. */
function monthsAfter(day: string, months: number): string {
  const number = monthNumber(day) + months;
  return `${String(Math.floor(number / 12)).padStart(4, '0')}-${String((number % 12) + 1).padStart(2, '0')}-01`;
}

/** Field of a day or moment by which the list is filtered, with a period before it; null without one. */
export function comparedField(filters: ListFilters, fields: Readonly<Record<string, Field>>): string | null {
  if (filters.some(({ field }) => field === matchName)) return null;
  const from = filters.find((filter) => {
    const field = filter.field === undefined ? undefined : fields[filter.field];
    return field && timeOf(field) !== undefined && toParameter(filter)[0] === `${filter.field}_gte`;
  });
  return from?.field ?? null;
}

type Fields = Readonly<Record<string, Field>>;

const byPeriod = {
  month: { ar: '{name} (شهريًا)', en: '{name}, by month' },
  quarter: { ar: '{name} (ربع سنوي)', en: '{name}, by quarter' },
  year: { ar: '{name} (سنويًا)', en: '{name}, by year' },
} as const satisfies Record<GroupPeriod, Localized>;

const ofRecords = {
  count: { ar: 'عدد السجلات', en: 'Number of records' },
  share: { ar: 'النسبة من السجلات', en: 'Share of records' },
} as const satisfies Partial<Record<MeasureKind, Localized>>;

const ofField = {
  count: { ar: 'عدد «{name}»', en: 'Number of “{name}”' },
  share: { ar: 'النسبة من مجموع «{name}»', en: 'Share of the sum of “{name}”' },
  sum: { ar: 'مجموع «{name}»', en: 'Sum of “{name}”' },
  average: { ar: 'متوسط «{name}»', en: 'Average “{name}”' },
  min: { ar: 'أدنى «{name}»', en: 'Lowest “{name}”' },
  max: { ar: 'أعلى «{name}»', en: 'Highest “{name}”' },
} as const satisfies Record<MeasureKind, Localized>;

const others = {
  empty: { ar: 'غير محدد', en: 'Not set' },
  quarter: { ar: 'الربع {quarter} من {year}', en: 'Q{quarter} {year}' },
} as const;

/** Texts of groups and figures that pages and files share. */
export const summaryTexts = { byPeriod, ofRecords, ofField, others };

const numbers = perLanguage(
  (language) =>
    new Intl.NumberFormat(language === 'ar' ? 'ar-SA-u-nu-latn' : 'en', { maximumFractionDigits: 2 }),
);

/** Returns the words of a summary's groups, measures and figures in a language. */
export function summaryWords(fields: Fields, language: Language) {
  const labelOf = (name: string) => fields[name]?.label[language] ?? '';

  const groupName = ({ field, period }: SummaryGroup): string =>
    period ? byPeriod[period][language].replace('{name}', () => labelOf(field)) : labelOf(field);

  const measureName = ({ kind, field }: SummaryMeasure): string =>
    field === undefined
      ? ofRecords[kind === 'share' ? 'share' : 'count'][language]
      : ofField[kind][language].replace('{name}', () => labelOf(field));

  /** Text of a group's value; `short` below a chart. */
  const keyName = (
    group: SummaryGroup,
    key: string | null,
    title: unknown,
    length: 'short' | 'long' = 'long',
  ): string => {
    const field = fields[group.field];
    if (key === null) return others.empty[language];
    if (group.period === 'month') return formatMonth(key.slice(0, 7), language, length);
    if (group.period === 'quarter')
      return others.quarter[language]
        .replace('{quarter}', String(Math.ceil(Number(key.slice(5, 7)) / 3)))
        .replace('{year}', key.slice(0, 4));
    if (group.period === 'year') return key.slice(0, 4);
    if (hasOptions(field)) return field.options[key]?.[language] ?? key;
    if (isTruth(field)) return yesNo[key === 'true' ? 'yes' : 'no'][language];
    return titleText(title, language) || '—';
  };

  const isMoney = ({ kind, field }: SummaryMeasure) => kind !== 'share' && isAmount(fields[field ?? '']);
  const isPercent = ({ kind, field }: SummaryMeasure) =>
    kind === 'share' || isPercentage(fields[field ?? '']);

  const figure = (measure: SummaryMeasure, value: number | null): string => {
    if (value === null) return '—';
    if (isMoney(measure)) return formatMoney(value, language);
    return isPercent(measure) ? formatPercent(value) : numbers(language).format(value);
  };

  return { groupName, measureName, keyName, figure, isMoney, isPercent };
}
