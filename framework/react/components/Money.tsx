import { formatMoney, formatRiyals } from '#framework/base/formats/money';
import { useLanguage, useLocalize } from '@framework/providers/language';
import styles from './Money.module.css';
import { units } from '#framework/base/formats/units';

interface MoneyProps {
  readonly halalas: number;
  /** True for a total, which is heavier than the lines above it. */
  readonly strong?: boolean;
  /** A price that no longer holds. */
  readonly struck?: boolean;
  /** On an axis: no halalas. */
  readonly rounded?: boolean;
}

/** An amount of whole halalas in riyals, the sign left of the number in both languages. */
export function Money({ halalas, strong = false, struck = false, rounded = false }: MoneyProps) {
  const language = useLanguage();
  const Tag = struck ? 'del' : strong ? 'strong' : 'span';
  return (
    <Tag>
      <bdi dir="ltr" className={styles.money}>
        <RiyalSign /> {(rounded ? formatRiyals : formatMoney)(halalas, language)}
      </bdi>
    </Tag>
  );
}

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
