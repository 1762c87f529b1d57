import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '@/components/ErrorState';
import { LoadingState } from '@/components/LoadingState';
import { Money } from '@/components/Money';
import { useDashboard } from '@/providers/useDashboard';
import { Panel } from '@/requests/Panel';
import styles from './Home.module.css';

/** The Riyadh month so far in four numbers. */
export function MonthFigures() {
  const { t } = useTranslation('admin');
  const { data, error, refetch } = useDashboard();
  const figures = data?.month;
  return (
    <Panel title={t('home.month.title')}>
      {error && !figures ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : !figures ? (
        <LoadingState as="lines" rows={2} />
      ) : (
        <dl className={styles.figures}>
          <Figure label={t('home.month.orders')} value={figures.orders} />
          <Figure label={t('home.month.completed')} value={figures.completed} />
          <Figure
            label={t('home.month.average')}
            value={figures.averageScore === null ? '—' : <bdi dir="ltr">{figures.averageScore}</bdi>}
          />
          <Figure label={t('home.month.value')} value={<Money halalas={figures.value} />} />
        </dl>
      )}
    </Panel>
  );
}

function Figure({ label, value }: { readonly label: string; readonly value: ReactNode }) {
  return (
    <div className={styles.figure}>
      <dt className={styles.quiet}>{label}</dt>
      <dd className={styles.number}>{value}</dd>
    </div>
  );
}
