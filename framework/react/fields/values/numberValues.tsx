import { formatPercent } from '#framework/base/formats/numbers';
import type { NumberField } from '#framework/schema/fields/number';
import { Money } from '@framework/components/Money';
import { useLanguage } from '@framework/providers/language';
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
