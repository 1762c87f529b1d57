import type { WordingField } from '#framework/schema/kinds/wording';
import { wordingToText } from '#framework/schema/texts/wording';
import type { KindView } from '../kindView';
import type { ValueProps } from '../renderer';
import styles from './longText.module.css';

function WordingValue({ value, compact }: ValueProps<WordingField>) {
  return (
    <span dir="auto" className={compact ? styles.clamped : styles.lines}>
      {wordingToText(value)}
    </span>
  );
}

export const wordingView: KindView<WordingField> = { Value: WordingValue };
