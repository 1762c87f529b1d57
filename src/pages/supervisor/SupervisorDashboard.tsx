import { useTranslation } from 'react-i18next';
import type { RequestSummary } from '#domain/api/requestViews';
import { ErrorState } from '@/components/ErrorState';
import { LoadingState } from '@/components/LoadingState';
import { PageHeader } from '@/components/PageHeader';
import { useOperation } from '@/providers/operations';
import { useNow } from '@/providers/serverClock';
import styles from './dashboard/Dashboard.module.css';
import { PhaseCounts } from './dashboard/PhaseCounts';
import { QueuePanel } from './dashboard/QueuePanel';
import { openRequests, splitQueue } from './dashboard/queue';
import { VisitsPanel } from './dashboard/VisitsPanel';

const query = { status: openRequests, _sort: 'statusSince', _order: 'asc', _start: 0, _end: 200 };

/** The first question of a supervisor's morning: what waits for me, and for how long (rules 7.8). */
export default function SupervisorDashboard() {
  const { t } = useTranslation('supervisor');
  const now = useNow();
  const { data, error, refetch } = useOperation<RequestSummary[]>('inspections.list', {
    query,
    refetchEvery: 60_000,
  });
  if (error && !data) return <ErrorState page error={error} onRetry={refetch} />;
  if (!data) return <LoadingState rows={10} />;
  const { mine, others } = splitQueue(data, now);
  return (
    <>
      <PageHeader title={t('dashboard.title')} subtitle={t('dashboard.waiting', { count: mine.length })} />
      <div className={styles.grid}>
        <div className={styles.column}>
          <QueuePanel
            title={t('dashboard.mine')}
            rows={mine}
            empty={{ title: t('dashboard.mineNone'), hint: t('dashboard.mineNoneHint') }}
          />
          <QueuePanel
            title={t('dashboard.others')}
            rows={others}
            empty={{ title: t('dashboard.othersNone'), hint: t('dashboard.othersNoneHint') }}
          />
        </div>
        <div className={styles.column}>
          <VisitsPanel rows={data} now={now} />
          <PhaseCounts rows={data} />
        </div>
      </div>
    </>
  );
}
