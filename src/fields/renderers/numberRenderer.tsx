import { formatPercent } from '#domain/formats/formatPercent';
import type { NumberField } from '#domain/schema/fields/number';
import { useLanguage } from '@/providers/language';
import { controlProps } from '../controlProps';
import { Ltr } from '../Ltr';
import { NumberBox } from './NumberBox';
import { formatNumber } from './numberText';
import { rangeFilter } from '../filters/rangeFilter';
import type { Renderer } from '../renderer';

type PlainNumber = NumberField<'integer' | 'decimal' | 'percent'>;

function NumberValue({ field, value }: { readonly field: PlainNumber; readonly value: number }) {
  const language = useLanguage();
  return <Ltr>{field.kind === 'percent' ? formatPercent(value) : formatNumber(value, language)}</Ltr>;
}

export const numberRenderer: Renderer<PlainNumber> = {
  Input: ({ field, value, onChange, ...rest }) => (
    <NumberBox
      {...controlProps(rest)}
      value={value}
      {...(field.kind === 'integer' && { whole: true })}
      {...(field.kind === 'percent' && { suffix: '%' })}
      onChange={(typed) => onChange(typed === null || typed === '' ? null : Number(typed))}
    />
  ),
  Value: NumberValue,
  filter: rangeFilter({
    toText: (typed) => typed,
    fromText: (text) => text,
    Amount: ({ field, text }) => <NumberValue field={field as PlainNumber} value={Number(text)} />,
  }),
};
