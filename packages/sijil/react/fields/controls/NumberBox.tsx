import { Input } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { plainNumber, readNumber } from 'sijil/base/formats/numbers';
import { LatinDigits } from './days';
import ltr from '../ltr.module.css';
import styles from './NumberBox.module.css';
import { decimal, defineShape } from 'sijil/schema/index';
import { validate } from 'sijil/schema/validate';
import { useLanguage } from 'sijil/react/providers/language';

interface NumberBoxProps {
  readonly value: string | number | null | undefined;
  /** Called with the number in plain decimal digits, null for an emptied box, or the typed text if it is not a number. */
  readonly onChange: (value: string | null) => void;
  /** True to show a phone's keypad without a decimal point. */
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
  /** True to report on blur instead of at every digit. */
  readonly late?: boolean;
  readonly 'aria-label'?: string;
  readonly 'aria-invalid'?: boolean;
  readonly 'aria-describedby'?: string | undefined;
}

/**
 * Box for a number in any digits, left-to-right, so that a minus precedes its digits in Arabic too. All numbers are typed in
 * it. It does not correct, round or clear: the form's validation reports errors.
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
  const current = value === null || value === undefined ? '' : write(String(value));
  const leave = () => {
    if (late && typed !== null) report(typed);
    setTyped(null);
  };
  const box = (
    <Input
      {...rest}
      className={`${styles.box} ${ltr.ltr}`}
      {...(small && { size: 'small' })}
      inputMode={integer ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={typed ?? current}
      onChange={({ target }) => {
        setTyped(target.value);
        if (!late) report(target.value);
      }}
      onPressEnter={leave}
      onBlur={leave}
    />
  );
  return (
    <LatinDigits>
      {unit === undefined ? (
        box
      ) : (
        <span className={styles.withUnit}>
          {box}
          {unit}
        </span>
      )}
    </LatinDigits>
  );
}

interface LimitedNumberProps {
  readonly value: number | null;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
  /** Called when the box is emptied; absent where it may not be. */
  readonly onEmpty?: () => void;
  /** Name of the number in messages. */
  readonly label: string;
  /** Id for a separate label element; without it, `label` is the accessible name. */
  readonly id?: string;
  readonly unit?: ReactNode;
  readonly small?: boolean;
}

/** Number outside a declared form. Invalid input stays in the box with its error below, and is not reported. */
export function LimitedNumber(props: LimitedNumberProps) {
  const { value, min, max, onChange, onEmpty, label, id, unit, small = false } = props;
  const language = useLanguage();
  const messageId = useId();
  const [wrong, setWrong] = useState<{ readonly typed: string | null; readonly message: string }>();
  const take = (typed: string | null) => {
    if (typed === null && onEmpty) {
      setWrong(undefined);
      return onEmpty();
    }
    const field = decimal({ label: { ar: label, en: label }, required: true, min, max });
    const read = typed === null ? null : readNumber(typed);
    const checked = validate(defineShape({ read: field }), 'create', { read }, language);
    setWrong(checked.ok ? undefined : { typed, message: Object.values(checked.errors).flat().join(' ') });
    if (checked.ok) onChange(checked.values.read);
  };
  return (
    <div className={styles.limited}>
      <NumberBox
        value={wrong ? wrong.typed : value}
        onChange={take}
        unit={unit}
        small={small}
        {...(id === undefined ? { 'aria-label': label } : { id })}
        aria-invalid={wrong !== undefined}
        aria-describedby={messageId}
      />
      <p id={messageId} className={styles.wrong} role={wrong ? 'alert' : undefined}>
        {wrong?.message}
      </p>
    </div>
  );
}
