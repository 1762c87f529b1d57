import { formatPercent } from '#domain/formats/numbers';
import type { NumberField } from '#domain/schema/fields/number';
import { Money } from '@/components/Money';
import { useLanguage } from '@/providers/language';
import { Ltr } from '../Ltr';
import type { ValueProps } from '../renderer';
import { formatNumber } from './numberText';

export type PlainNumber = NumberField<'integer' | 'decimal' | 'percent'>;

export function NumberValue({ field, value }: ValueProps<PlainNumber>) {
  const language = useLanguage();
  return <Ltr>{field.kind === 'percent' ? formatPercent(value) : formatNumber(value, language)}</Ltr>;
}

export function MoneyValue({ value }: ValueProps<NumberField<'money'>>) {
  return <Money halalas={value} />;
}
