import { ConfigProvider } from 'antd';
import { useContext } from 'react';
import { readRiyals, writeRiyals } from '#framework/base/formats/money';
import type { NumberField } from '#framework/schema/kinds/number';
import { RiyalSign } from '@framework/components/RiyalSign';
import { controlProps } from '../controlProps';
import { NumberBox } from '../controls/NumberBox';
import { rangeFilter } from '../filters/rangeFilter';
import type { InputProps, Renderer } from '../renderer';

/** `100.5` as `100.50`; what is no amount stays as it was typed. */
function withHalalas(typed: string): string {
  const amount = readRiyals(typed);
  return typeof amount === 'number' ? writeRiyals(amount) : amount;
}

type MoneyInputProps = Omit<InputProps<NumberField<'money'>>, 'value' | 'onChange'> & {
  readonly value: number | string | null | undefined;
  onChange(value: number | string | null): void;
};

/**
 * Entered in riyals, stored in halalas; input that is no amount stays as typed, for `validate` to refuse. The sign is left
 * of the number in both directions.
 */
function MoneyInput({ value, onChange, ...rest }: MoneyInputProps) {
  const { direction } = useContext(ConfigProvider.ConfigContext);
  return (
    <NumberBox
      {...controlProps(rest)}
      {...{ [direction === 'rtl' ? 'suffix' : 'prefix']: <RiyalSign /> }}
      write={withHalalas}
      value={typeof value === 'number' ? writeRiyals(value) : value}
      onChange={(typed) => onChange(typed === null ? null : readRiyals(typed))}
    />
  );
}

export const moneyRenderer: Renderer<NumberField<'money'>> = {
  Input: MoneyInput,
  Filter: rangeFilter({
    toText: (typed) => {
      const amount = readRiyals(typed);
      return typeof amount === 'number' ? String(amount) : '';
    },
    fromText: (text) => writeRiyals(Number(text)),
  }),
};
