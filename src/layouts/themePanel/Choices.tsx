import { Segmented } from 'antd';
import { useId } from 'react';
import { keysOf } from '#framework/base/objects';
import styles from './ThemePanel.module.css';

interface ChoicesProps<Value extends string> {
  readonly label: string;
  readonly hint?: string;
  readonly value: Value;
  readonly options: Readonly<Record<Value, string>>;
  readonly onChoose: (value: Value) => void;
}

/** One of a few, side by side. */
export function Choices<Value extends string>({
  label,
  hint,
  value,
  options,
  onChoose,
}: ChoicesProps<Value>) {
  const name = useId();
  const values = keysOf(options);
  return (
    <div>
      <p className={styles.label} id={name}>
        {label}
      </p>
      <Segmented
        block
        aria-labelledby={name}
        value={value}
        options={values.map((one) => ({ value: one, label: options[one] }))}
        onChange={onChoose}
      />
      {hint && <p className={styles.hint}>{hint}</p>}
    </div>
  );
}
