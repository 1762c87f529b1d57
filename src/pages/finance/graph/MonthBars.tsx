import { Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import { axisTop } from '#framework/base/numbers/axisTop';
import { formatMonth } from '#framework/base/formats/dates';
import type { PaymentsGraphView } from '#domain/api/financeViews';
import { Money } from '@framework/components/Money';
import { useLanguage } from '@framework/providers/language';
import styles from './PaymentsGraph.module.css';

type Month = PaymentsGraphView['months'][number];

export const series = ['paid', 'refunded', 'due'] as const;

/** Group of bars for each month, oldest first, with their values as text for screen readers. */
export function MonthBars({ months }: { readonly months: readonly Month[] }) {
  const { t } = useTranslation('finance');
  const language = useLanguage();
  const top = axisTop(Math.max(0, ...months.flatMap((month) => series.map((name) => month[name]))));
  const nameOf = (month: string, length: 'short' | 'long') => formatMonth(month, language, length);
  return (
    <div className={styles.chart}>
      <div className={styles.axis} aria-hidden="true">
        {[top, top / 2, 0].map((amount) => (
          <Money key={amount} halalas={amount} rounded />
        ))}
      </div>
      <ol className={styles.months}>
        {months.map((month) => (
          <li key={month.month} className={styles.month}>
            <Tooltip
              title={
                <>
                  <strong>{nameOf(month.month, 'long')}</strong>
                  {series.map((name) => (
                    <div key={name}>
                      {t(`graph.${name}`)}: <Money halalas={month[name]} />
                    </div>
                  ))}
                </>
              }
            >
              <div className={styles.bars} aria-hidden="true">
                {series.map((name) => (
                  <span
                    key={name}
                    className={`${styles.bar} ${styles[name]}`}
                    style={{ blockSize: `${(month[name] / top) * 100}%` }}
                  />
                ))}
              </div>
            </Tooltip>
            <span className={styles.name} aria-hidden="true">
              {nameOf(month.month, 'short')}
            </span>
            <span className="visually-hidden">
              {nameOf(month.month, 'long')}
              {series.map((name) => (
                <span key={name}>
                  {' '}
                  {t(`graph.${name}`)} <Money halalas={month[name]} />
                </span>
              ))}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
