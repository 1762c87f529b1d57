import { formatPercent } from '#framework/base/formats/numbers';
import { perLanguage } from '#framework/base/i18n/perLanguage';
import type { Field } from '#framework/schema/field';
import type { SummaryMeasure } from '#framework/schema/summary';
import { summaryWords } from '#framework/schema/summaryWords';
import { useLanguage } from '@framework/providers/language';

const shortNumbers = perLanguage(
  (language) =>
    new Intl.NumberFormat(language === 'ar' ? 'ar-SA-u-nu-latn' : 'en', {
      notation: 'compact',
      maximumFractionDigits: 1,
    }),
);

/** Groups, measures and figures of a summary in the reader's language. */
export function useSummaryWords(fields: Readonly<Record<string, Field>>) {
  const language = useLanguage();
  const words = summaryWords(fields, language);
  const shortFigure = (measure: SummaryMeasure, value: number): string =>
    words.isPercent(measure)
      ? formatPercent(value)
      : shortNumbers(language).format(words.isMoney(measure) ? value / 100 : value);
  return { ...words, shortFigure };
}
