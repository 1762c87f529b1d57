import { ConfigProvider } from 'antd';
import { useContext } from 'react';
import type { NumberField } from '#domain/schema/fields/number';
import { Money } from '@/components/Money';
import { RiyalSign } from '@/components/RiyalSign';
import { controlProps } from '../controlProps';
import { toHalalas, toRiyals } from './halalas';
import { NumberBox } from './NumberBox';
import { rangeFilter } from '../filters/rangeFilter';
import type { InputProps, Renderer } from '../renderer';

/** Entered in riyals, held in halalas. The sign stands left of the number whatever the page's direction. */
function MoneyInput({ value, onChange, ...rest }: InputProps<NumberField<'money'>>) {
  const { direction } = useContext(ConfigProvider.ConfigContext);
  return (
    <NumberBox
      {...controlProps(rest)}
      {...{ [direction === 'rtl' ? 'suffix' : 'prefix']: <RiyalSign /> }}
      decimals={2}
      value={value == null ? null : toRiyals(value)}
      onChange={(typed) => onChange(toHalalas(typed))}
    />
  );
}

export const moneyRenderer: Renderer<NumberField<'money'>> = {
  Input: MoneyInput,
  Value: ({ value }) => <Money halalas={value} />,
  filter: rangeFilter({
    toText: (typed) => String(toHalalas(typed) ?? 0),
    fromText: (text) => toRiyals(Number(text)),
    Amount: ({ text }) => <Money halalas={Number(text)} />,
  }),
};
