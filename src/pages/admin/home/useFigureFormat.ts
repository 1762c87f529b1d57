import type { FigureUnit } from '#domain/figures/figures';
import { formatMoney } from '#framework/base/formats/money';
import { useLanguage } from '@framework/providers/language';

/** Figure as plain text for a chart: in full, and short at an axis. Money is in riyals. */
export function useFigureFormat(unit: FigureUnit) {
  const language = useLanguage();
  const short = new Intl.NumberFormat(language === 'ar' ? 'ar-SA-u-nu-latn' : 'en', {
    notation: 'compact',
    maximumFractionDigits: 1,
  });
  const scale = unit === 'money' ? 100 : 1;
  return {
    format: (value: number) =>
      unit === 'money' ? formatMoney(value, language) : unit === 'score' ? value.toFixed(1) : String(value),
    formatShort: (value: number) => short.format(value / scale),
  };
}
