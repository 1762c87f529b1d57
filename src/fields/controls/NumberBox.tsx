import { InputNumber } from 'antd';
import type { ReactNode } from 'react';
import { plainNumber } from '#domain/formats/plainNumber';
import { LatinDigits } from '../LatinDigits';
import ltr from '../ltr.module.css';
import styles from './NumberBox.module.css';

interface NumberBoxProps {
  readonly value: string | number | null | undefined;
  readonly onChange: (value: string | number | null) => void;
  /** Shows the keys of a phone without a decimal point. */
  readonly whole?: boolean;
  /** How the number is written once it has been typed. */
  readonly write?: (plain: string) => string;
  readonly prefix?: ReactNode;
  readonly suffix?: ReactNode;
  readonly id?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly placeholder?: string | undefined;
  /** Told when the box is left, not at every digit. */
  readonly late?: boolean;
  readonly 'aria-label'?: string;
  readonly 'aria-invalid'?: boolean;
  readonly 'aria-describedby'?: string | undefined;
}

/**
 * A number typed in any digits. It has no limits of its own: antd would bend a value to them silently, while the
 * form's own check says what is wrong; nor has it a precision, which would round what was typed.
 */
export function NumberBox({ whole = false, write, late = false, ...rest }: NumberBoxProps) {
  return (
    <LatinDigits>
      <InputNumber<string | number>
        {...rest}
        className={`${styles.box} ${ltr.ltr}`}
        stringMode
        controls={false}
        changeOnBlur={late}
        inputMode={whole ? 'numeric' : 'decimal'}
        {...(write && {
          formatter: (value, { userTyping, input }) => (userTyping ? input : write(String(value ?? ''))),
        })}
        parser={(typed) => plainNumber(typed ?? '') ?? typed ?? ''}
      />
    </LatinDigits>
  );
}
