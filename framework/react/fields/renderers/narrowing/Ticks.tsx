import { Checkbox } from 'antd';
import styles from './narrowing.module.css';

interface TicksProps {
  readonly title: string;
  readonly options: readonly { readonly key: string; readonly label: string }[];
  readonly taken: readonly string[];
  readonly disabled: boolean;
  readonly onAsk?: (key: string) => void;
  readonly onChange: (taken: string[]) => void;
}

/** Checkboxes for the rights of the base; the custom role lacks those that are unchecked. */
export function Ticks({ title, options, taken, disabled, onAsk, onChange }: TicksProps) {
  if (options.length === 0) return null;
  return (
    <fieldset className={styles.ticks}>
      <legend>{title}</legend>
      {options.map(({ key, label }) => (
        <Checkbox
          key={key}
          disabled={disabled}
          checked={!taken.includes(key)}
          onFocus={() => onAsk?.(key)}
          onChange={({ target }) =>
            onChange(target.checked ? taken.filter((one) => one !== key) : [...taken, key])
          }
        >
          {label}
        </Checkbox>
      ))}
    </fieldset>
  );
}
