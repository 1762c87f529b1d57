import { Input } from 'antd';
import { type ReactNode, useState } from 'react';
import { plainNumber } from '#framework/base/formats/numbers';
import { LatinDigits } from '../LatinDigits';
import ltr from '../ltr.module.css';
import styles from './NumberBox.module.css';

interface NumberBoxProps {
  readonly value: string | number | null | undefined;
  /** Called with the number in plain decimal digits, null for an emptied box, and with what is no number as it was typed. */
  readonly onChange: (value: string | null) => void;
  /** Shows the keys of a phone without a decimal point. */
  readonly integer?: boolean;
  /** Formats the number once it has been typed. */
  readonly write?: (plain: string) => string;
  readonly prefix?: ReactNode;
  readonly suffix?: ReactNode;
  /** Unit that is shown next to the box. */
  readonly unit?: ReactNode;
  readonly small?: boolean;
  readonly id?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly placeholder?: string | undefined;
  /** Called when the box is left, not at every digit. */
  readonly late?: boolean;
  readonly 'aria-label'?: string;
  readonly 'aria-invalid'?: boolean;
  readonly 'aria-describedby'?: string | undefined;
}

/**
 * The only box for a number, typed in any digits and read from left to right, so that a minus precedes its digits in Arabic
 * too. It corrects, rounds and clears nothing: the form's validation says what is wrong with the input.
 */
export function NumberBox({
  value,
  onChange,
  integer = false,
  write = (plain) => plain,
  late = false,
  small = false,
  unit,
  ...rest
}: NumberBoxProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const report = (text: string) => onChange(text.trim() === '' ? null : (plainNumber(text) ?? text));
  const standing = value === null || value === undefined ? '' : write(String(value));
  const leave = () => {
    if (late && typed !== null) report(typed);
    setTyped(null);
  };
  return (
    <LatinDigits>
      <Input
        {...rest}
        className={`${styles.box} ${ltr.ltr}`}
        {...(small && { size: 'small' })}
        {...(unit !== undefined && { addonAfter: unit })}
        inputMode={integer ? 'numeric' : 'decimal'}
        autoComplete="off"
        value={typed ?? standing}
        onChange={({ target }) => {
          setTyped(target.value);
          if (!late) report(target.value);
        }}
        onPressEnter={leave}
        onBlur={leave}
      />
    </LatinDigits>
  );
}
