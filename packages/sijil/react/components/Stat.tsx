import type { ReactNode } from 'react';
import { useLanguage } from 'sijil/react/providers/language';
import styles from './Stat.module.css';
import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { formatPercent } from 'sijil/base/formats/numbers';

interface StatProps {
  readonly label: string;
  /** Value of the figure. A number is formatted with thousands separators; money and the like come as elements. */
  readonly value: ReactNode;
  /** Change against the period before; null where there was nothing to compare with. */
  readonly trend?: number | null;
  /** Unit of the change: per cent, or points of a score. */
  readonly trendIn?: 'percent' | 'points';
  /** True for a figure that should fall, such as open corrections. */
  readonly lessIsBetter?: boolean;
  readonly hint?: ReactNode;
  readonly icon?: ReactNode;
  /** Trend of the previous months, drawn as a line below the figure. */
  readonly line?: ReactNode;
}

/** Figure with its name and trend. */
export function Stat({ label, value, trend, trendIn, lessIsBetter = false, hint, icon, line }: StatProps) {
  const language = useLanguage();
  return (
    <div className={styles.stat}>
      {icon && (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>
        {typeof value === 'number' ? <bdi>{value.toLocaleString(localeOf[language])}</bdi> : value}
      </span>
      {trend != null && <Trend change={trend} points={trendIn === 'points'} lessIsBetter={lessIsBetter} />}
      {hint && <span className={styles.hint}>{hint}</span>}
      {line}
    </div>
  );
}

const localeOf = { ar: 'ar-SA-u-nu-latn', en: 'en' } as const;

interface TrendProps {
  readonly change: number;
  /** True for points of a score, false for per cent. */
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
