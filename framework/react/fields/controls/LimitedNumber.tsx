import { type ReactNode, useId, useState } from 'react';
import { readNumber } from '#framework/base/formats/numbers';
import { decimal, defineShape } from '#framework/schema/index';
import { validate } from '#framework/schema/validate';
import { useLanguage } from '@framework/providers/language';
import { NumberBox } from './NumberBox';
import styles from './NumberBox.module.css';

interface LimitedNumberProps {
  readonly value: number | null;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
  /** Offered: the box may be emptied. */
  readonly onEmpty?: () => void;
  /** Name of the number in messages. */
  readonly label: string;
  /** Id of a box that has a label element of its own; without it the box is named by `label`. */
  readonly id?: string;
  readonly unit?: ReactNode;
  readonly small?: boolean;
}

/** A number outside a declared form. What is no such number stays in the box with its reason below, and changes nothing. */
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
