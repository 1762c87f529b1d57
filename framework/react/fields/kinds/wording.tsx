import type { WordingField } from '#framework/schema/kinds/wording';
import { pluralForms } from '#framework/schema/texts/wording';
import type { KindView } from '../kindView';
import type { ValueProps } from '../renderer';
import styles from './longText.module.css';

/** The words, and of a counted text those of each form of number in a line of its own. */
function WordingValue({ value, compact }: ValueProps<WordingField>) {
  return (
    <span dir="auto" className={compact ? styles.clamped : styles.lines}>
      {pluralForms.flatMap((form) => value[form] ?? []).join('\n')}
    </span>
  );
}

export const wordingView: KindView<WordingField> = { Value: WordingValue };
