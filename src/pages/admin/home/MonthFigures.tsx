import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '@/components/ErrorState';
import { LoadingState } from '@/components/LoadingState';
import { Money } from '@/components/Money';
import { useRequestList } from '@/requests/list/useRequestList';
import { Panel } from '@/requests/Panel';
import styles from './Home.module.css';
import { monthFigures } from './monthFigures';

const newest = { _order: 'desc', _start: 0, _end: 200 };

/** The month in four numbers. */
export function MonthFigures({ now }: { readonly now: Date }) {
  const { t } = useTranslation('admin');
  const requests = useRequestList('inspections.list', { ...newest, _sort: 'createdAt' });
  const completed = useRequestList('inspections.completed', { ...newest, _sort: 'statusSince' });
  const error = requests.error ?? completed.error;
  const ready = requests.data && completed.data;
  const figures = ready && monthFigures(requests.data.rows, completed.data.rows, now);
  return (
    <Panel title={t('home.month.title')}>
      {error ? (
        <ErrorState error={error} onRetry={requests.refetch} />
      ) : !figures ? (
        <LoadingState as="lines" rows={2} />
      ) : (
        <dl className={styles.figures}>
          <Figure label={t('home.month.ordered')} value={figures.ordered} />
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
