import type { JsonField } from '#domain/schema/fields/json';
import type { ValueProps } from '../renderer';
import styles from '../renderers/json.module.css';
import { jsonText } from '../renderers/jsonText';

export function JsonValue({ value }: ValueProps<JsonField>) {
  return (
    <pre dir="ltr" className={styles.text}>
      {jsonText(value)}
    </pre>
  );
}
