import { useTranslation } from 'react-i18next';
import { formatMonth } from '#framework/base/formats/dates';
import { formatMoney } from '#framework/base/formats/money';
import { formatPercent } from '#framework/base/formats/numbers';
import { perLanguage } from '#framework/base/i18n/perLanguage';
import type { Title } from '#framework/contract/recordView';
import type { Field } from '#framework/schema/field';
import { hasOptions, isAmount, isPercentage, isTruth } from '#framework/schema/kindFacts';
import type { SummaryGroup, SummaryMeasure } from '#framework/schema/summary';
import { useLanguage, useLocalize } from '@framework/providers/language';

type Fields = Readonly<Record<string, Field>>;

const numbers = perLanguage(
  (language) =>
    new Intl.NumberFormat(language === 'ar' ? 'ar-SA-u-nu-latn' : 'en', { maximumFractionDigits: 2 }),
);
const shortNumbers = perLanguage(
  (language) =>
    new Intl.NumberFormat(language === 'ar' ? 'ar-SA-u-nu-latn' : 'en', {
      notation: 'compact',
      maximumFractionDigits: 1,
    }),
);

/** Groups, measures and figures of a summary in the reader's language. */
export function useSummaryWords(fields: Fields) {
  const { t } = useTranslation(['summary', 'fields']);
  const language = useLanguage();
  const localize = useLocalize();

  const groupName = ({ field, period }: SummaryGroup): string => {
    const name = localize(fields[field]?.label);
    return period ? t(`summary:by.${period}`, { name }) : name;
  };

  const measureName = ({ kind, field }: SummaryMeasure): string =>
    field === undefined
      ? t(`summary:of.${kind}`)
      : t(`summary:ofField.${kind}`, { name: localize(fields[field]?.label) });

  /** A group's value; `short` below a chart. */
  const keyName = (
    group: SummaryGroup,
    key: string | null,
    title: Title | null,
    length: 'short' | 'long' = 'long',
  ) => {
    const field = fields[group.field];
    if (key === null) return t('summary:empty');
    if (group.period === 'month') return formatMonth(key.slice(0, 7), language, length);
    if (group.period === 'quarter')
      return t('summary:quarter', { quarter: Math.ceil(Number(key.slice(5, 7)) / 3), year: key.slice(0, 4) });
    if (group.period === 'year') return key.slice(0, 4);
    if (hasOptions(field)) return localize(field.options[key]) || key;
    if (isTruth(field)) return t(`fields:boolean.${key === 'true'}`);
    return localize(title) || '—';
  };

  const isMoney = ({ kind, field }: SummaryMeasure) => kind !== 'share' && isAmount(fields[field ?? '']);
  const isPercent = ({ kind, field }: SummaryMeasure) =>
    kind === 'share' || isPercentage(fields[field ?? '']);

  const figure = (measure: SummaryMeasure, value: number | null): string => {
    if (value === null) return '—';
    if (isMoney(measure)) return formatMoney(value, language);
    return isPercent(measure) ? formatPercent(value) : numbers(language).format(value);
  };
  const shortFigure = (measure: SummaryMeasure, value: number): string =>
    isPercent(measure)
      ? formatPercent(value)
      : shortNumbers(language).format(isMoney(measure) ? value / 100 : value);

  return { groupName, measureName, keyName, figure, shortFigure };
}
