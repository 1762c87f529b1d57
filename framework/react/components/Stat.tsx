import type { ReactNode } from 'react';
import { useLanguage } from '@framework/providers/language';
import styles from './Stat.module.css';
import { Trend } from './Trend';

interface StatProps {
  readonly label: string;
  /** A number is written with its thousands; money and the like come as elements. */
  readonly value: ReactNode;
  /** Change against the period before; null where there was nothing to compare with. */
  readonly trend?: number | null;
  /** Unit of the change: per cent, or points of a score. */
  readonly trendIn?: 'percent' | 'points';
  /** True for a figure that should fall, such as open corrections. */
  readonly lessIsBetter?: boolean;
  readonly hint?: ReactNode;
  readonly icon?: ReactNode;
  /** The months before, drawn as a line below the figure. */
  readonly line?: ReactNode;
}

/** A figure with its name, and whether it goes up or down. */
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
