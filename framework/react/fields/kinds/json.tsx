import type { KindView } from '../kindView';
import type { JsonField } from '#framework/schema/kinds/json';
import type { ValueProps } from '../renderer';
import styles from './json.module.css';
import { jsonText } from './jsonText';

export function JsonValue({ value }: ValueProps<JsonField>) {
  return (
    <pre dir="ltr" className={styles.text}>
      {jsonText(value)}
    </pre>
  );
}

export const jsonView: KindView<JsonField> = { Value: JsonValue };
