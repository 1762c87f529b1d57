import type { SavedCardView } from '#domain/api/savedCardView';
import { cardBrands } from '#domain/formats/card';
import { useLocalize } from '@framework/providers/language';
import styles from './Payment.module.css';

/** Name of a saved card: its brand, its last four digits, and its expiry. */
export function CardName({ card: { brand, lastFour, expiry } }: { readonly card: SavedCardView }) {
  const localize = useLocalize();
  const known = Object.entries(cardBrands).find(([name]) => name === brand)?.[1];
  return (
    <span>
      <bdi>{known ? localize(known) : brand}</bdi> <bdi dir="ltr">•••• {lastFour}</bdi>{' '}
      <bdi dir="ltr" className={styles.quiet}>
        {expiry}
      </bdi>
    </span>
  );
}
