import { ConfigProvider } from 'antd';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { readNumber } from 'sijil/base/formats/numbers';
import { controlProps, type FilterOfKind, type InputProps, type Renderer } from '../renderer';
import { NumberBox } from '../controls/NumberBox';
import type { PlainNumber } from '../kinds/number';
import { readRiyals, writeRiyals } from 'sijil/base/formats/money';
import type { NumberField } from 'sijil/schema/kinds/number';
import { RiyalSign } from 'sijil/react/components/valueTexts';
import styles from '../controls/NumberBox.module.css';
import type { Filters } from 'sijil/schema/lists/listFilters';

type NumberInputProps = Omit<InputProps<PlainNumber>, 'value' | 'onChange'> & {
  readonly value: number | string | null | undefined;
  onChange(value: number | string | null): void;
};

/** Text that is no number is returned as typed, for `validate` to refuse. */
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

/** Formats `100.5` as `100.50`; text that is not an amount stays as typed. */
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

interface RangeOptions {
  /** Converts typed text to the value in the address ('' for none); `fromText` converts it back. */
  readonly toText: (typed: string) => string;
  readonly fromText: (text: string) => string;
}

/** «From … to …» over numbers; either side may stay open. */
function rangeFilter({ toText, fromText }: RangeOptions): FilterOfKind {
  const changed = (filters: Filters, side: 'gte' | 'lte', typed: string | null): Filters => {
    const { [side]: _, ...others } = filters;
    const text = typed === null ? '' : toText(typed);
    return text === '' ? others : { ...others, [side]: text };
  };
  return function RangeFilter({ filters, onChange, id }) {
    const { t } = useTranslation('fields');
    const box = (side: 'gte' | 'lte') => (
      <NumberBox
        late
        {...(side === 'gte' && { id })}
        aria-label={t(`filter.${side}`)}
        placeholder={t(`filter.${side}`)}
        value={filters[side] === undefined ? null : fromText(filters[side])}
        onChange={(typed) => onChange(changed(filters, side, typed))}
      />
    );
    return (
      <div className={styles.range}>
        {box('gte')}
        <span aria-hidden="true">–</span>
        {box('lte')}
      </div>
    );
  };
}
