import { readNumber } from '#framework/base/formats/numbers';
import { controlProps } from '../controlProps';
import { NumberBox } from '../controls/NumberBox';
import { rangeFilter } from '../filters/rangeFilter';
import type { InputProps, Renderer } from '../renderer';
import type { PlainNumber } from '../kinds/number';

type NumberInputProps = Omit<InputProps<PlainNumber>, 'value' | 'onChange'> & {
  readonly value: number | string | null | undefined;
  onChange(value: number | string | null): void;
};

/** What is no number is held as typed, for `validate` to refuse. */
function NumberInput({ field, value, onChange, ...rest }: NumberInputProps) {
  return (
    <NumberBox
      {...controlProps(rest)}
      value={value}
      {...(field.kind === 'integer' && { integer: true })}
      {...(field.kind === 'percent' && { suffix: '%' })}
      onChange={(typed) => onChange(typed === null ? null : readNumber(typed))}
    />
  );
}

export const numberRenderer: Renderer<PlainNumber> = {
  Input: NumberInput,
  Filter: rangeFilter({
    toText: (typed) => typed,
    fromText: (text) => text,
  }),
};
