import type { KindView } from '../kindView';
import type { JsonField } from '#framework/schema/kinds/json';
import type { ValueProps } from '../renderer';
import styles from './json.module.css';

function JsonValue({ value }: ValueProps<JsonField>) {
  return (
    <pre dir="ltr" className={styles.text}>
      {jsonText(value)}
    </pre>
  );
}

/** A value of a shape of its own as it is read and written; nothing for none. */
export const jsonText = (value: unknown) => (value == null ? '' : JSON.stringify(value, null, 2));

export const jsonView: KindView<JsonField> = { Value: JsonValue };
