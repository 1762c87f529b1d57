import { useTranslation } from 'react-i18next';
import { Tooltip } from 'antd';
import { ErrorState } from '@framework/components/ErrorState';
import { LoadingState } from '@framework/components/LoadingState';
import { Money } from '@framework/components/valueTexts';
import { useOperation } from '@framework/providers/operations';
import styles from './PaymentsGraph.module.css';
import { axisTop } from '#framework/base/numbers/rounding';
import { formatMonth } from '#framework/base/formats/dates';
import type { PaymentsGraphView } from '#domain/api/financeViews';
import { useLanguage } from '@framework/providers/language';

/** Payments received, refunded and due: by month, and in total; those not due yet are shown separately. */
export function PaymentsGraph() {
  const { t } = useTranslation('finance');
  const { data, error, refetch } = useOperation('payments.graph');
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />;
  if (!data)
    return (
      <div className={styles.waiting}>
        <LoadingState as="lines" rows={4} />
      </div>
    );
  return (
    <figure className={styles.graph} aria-label={t('graph.label')}>
      <dl className={styles.totals}>
        {series.map((name) => (
          <div key={name} className={styles.total}>
            <dt>
              <span className={`${styles.dot} ${styles[name]}`} aria-hidden="true" />
              {t(`graph.${name}`)}
            </dt>
            <dd>
              <Money halalas={data.totals[name]} />
            </dd>
            {name === 'due' && data.dueEarlier > 0 && (
              <dd className={styles.apart}>
                {t('graph.earlier')} <Money halalas={data.dueEarlier} />
              </dd>
            )}
          </div>
        ))}
        <div className={styles.total}>
          <dt>{t('graph.upcoming')}</dt>
          <dd>
            <Money halalas={data.upcoming} />
          </dd>
        </div>
      </dl>
      <MonthBars months={data.months} />
    </figure>
  );
}

type Month = PaymentsGraphView['months'][number];

const series = ['paid', 'refunded', 'due'] as const;

/** Group of bars for each month, oldest first, with their values as text for screen readers. */
function MonthBars({ months }: { readonly months: readonly Month[] }) {
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
