import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '#framework/base/formats/numbers';
import styles from './Stat.module.css';

interface TrendProps {
  readonly change: number;
  /** Points of a score instead of per cent. */
  readonly points: boolean;
  /** True for a figure that should fall, such as open corrections. */
  readonly lessIsBetter: boolean;
}

/** Change of a figure since the period before. */
export function Trend({ change, points, lessIsBetter }: TrendProps) {
  const { t } = useTranslation();
  const good = change === 0 ? null : change > 0 !== lessIsBetter;
  const tone = good === null ? 'neutral' : good ? 'success' : 'danger';
  const size = Math.abs(change);
  const amount = points ? t('trend.points', { count: size }) : formatPercent(size);
  const words = change === 0 ? t('trend.same') : t(change > 0 ? 'trend.up' : 'trend.down', { amount });
  return (
    <span className={styles.trend} style={{ color: `var(--tone-${tone}-text)` }}>
      <span aria-hidden="true">
        {change > 0 && <ArrowUpOutlined aria-hidden="true" />}{' '}
        {change < 0 && <ArrowDownOutlined aria-hidden="true" />} {amount}
      </span>
      <span className="visually-hidden">{words}</span>
    </span>
  );
}
