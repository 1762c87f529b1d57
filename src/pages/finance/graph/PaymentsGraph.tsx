import { useTranslation } from 'react-i18next';
import { ErrorState } from '@framework/components/ErrorState';
import { LoadingState } from '@framework/components/LoadingState';
import { Money } from '@framework/components/Money';
import { useOperation } from '@framework/providers/operations';
import { MonthBars, series } from './MonthBars';
import styles from './PaymentsGraph.module.css';

/** Payments received, refunded and due: month by month, and in total; those not due yet are drawn apart. */
export function PaymentsGraph() {
  const { t } = useTranslation('finance');
  const { data, error, refetch } = useOperation('payments.graph');
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />;
  if (!data) return <LoadingState as="lines" rows={4} />;
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
