import { formatMoney, formatRiyals } from '#framework/base/formats/money';
import { useLanguage } from '@framework/providers/language';
import styles from './Money.module.css';
import { RiyalSign } from './RiyalSign';

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
