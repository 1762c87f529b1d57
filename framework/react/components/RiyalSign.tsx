import { units } from '#framework/base/formats/units';
import { useLocalize } from '@framework/providers/language';
import styles from './Money.module.css';

/** The sign of the riyal, U+20C1; text fonts lack it, so it carries a font and a spoken name of its own (rules 9.4). */
export function RiyalSign() {
  const localize = useLocalize();
  return (
    <span
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a letter that a font draws, spoken by another name
      role="img"
      dir="ltr"
      className={styles.sign}
      aria-label={localize(units.riyal)}
    >
      {'\u20C1'}
    </span>
  );
}
