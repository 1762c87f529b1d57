import type { KindView, ValueProps } from '../renderer';
import { Between } from './filterTexts';
import { formatPercent } from 'sijil/base/formats/numbers';
import type { NumberField } from 'sijil/schema/kinds/number';
import { Ltr, Money } from 'sijil/react/components/valueTexts';
import { useLanguage } from 'sijil/react/providers/language';
import { type Language, perLanguage } from 'sijil/base/i18n/localized';

const formatIn = perLanguage(
  (language) =>
    new Intl.NumberFormat(language === 'ar' ? 'ar-SA-u-nu-latn' : 'en', { maximumFractionDigits: 6 }),
);

function formatNumber(value: number, language: Language): string {
  return formatIn(language).format(value);
}

export type PlainNumber = NumberField<'integer' | 'decimal' | 'percent'>;

export function NumberValue({ field, value }: ValueProps<PlainNumber>) {
  const language = useLanguage();
  return <Ltr>{field.kind === 'percent' ? formatPercent(value) : formatNumber(value, language)}</Ltr>;
}

export function MoneyValue({ value }: ValueProps<NumberField<'money'>>) {
  return <Money halalas={value} />;
}

export const numberView: KindView<PlainNumber> = {
  Value: NumberValue,
  FilterText: ({ field, filters }) => (
    <Between filters={filters} side={(text) => <NumberValue field={field} value={Number(text)} />} />
  ),
};

export const moneyView: KindView<NumberField<'money'>> = {
  Value: MoneyValue,
  FilterText: ({ filters }) => (
    <Between filters={filters} side={(text) => <Money halalas={Number(text)} />} />
  ),
};
