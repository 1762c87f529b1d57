import { InputNumber } from 'antd';
import type { ReactNode } from 'react';
import { LatinDigits } from '../LatinDigits';
import ltr from '../ltr.module.css';
import { toPlainNumber } from './numberText';
import styles from './NumberBox.module.css';

interface NumberBoxProps {
  readonly value: string | number | null | undefined;
  readonly onChange: (value: string | number | null) => void;
  readonly decimals?: number;
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
 * form's own check says what is wrong.
 */
export function NumberBox({ decimals, late = false, ...rest }: NumberBoxProps) {
  return (
    <LatinDigits>
      <InputNumber<string | number>
        {...rest}
        className={`${styles.box} ${ltr.ltr}`}
        stringMode
        controls={false}
        changeOnBlur={late}
        inputMode={decimals === 0 ? 'numeric' : 'decimal'}
        {...(decimals !== undefined && { precision: decimals })}
        parser={(typed) => toPlainNumber(typed ?? '')}
      />
    </LatinDigits>
  );
}
