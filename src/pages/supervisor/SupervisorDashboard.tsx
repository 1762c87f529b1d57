import { useTranslation } from 'react-i18next';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { PageHeader } from 'sijil/react/components/PageHeader';
import { HomePins } from 'sijil/react/console/HomePins';
import { useDashboard } from '@/providers/useDashboard';
import styles from './dashboard/Dashboard.module.css';
import { PhaseCounts, QueuePanel } from './dashboard/QueuePanel';
import { TeamPanel, VisitsPanel } from './dashboard/TeamPanel';
import { NextAction } from '@/requests/NextAction';

/** Home page of the supervisor: their tasks, requests that wait for others, and the visits of the week. */
export default function SupervisorDashboard() {
  const { t } = useTranslation('supervisor');
  const { data, error, refetch } = useDashboard();
  const figures = data?.supervisor;
  if (error && !figures) return <ErrorState page error={error} onRetry={refetch} />;
  if (!figures) return <LoadingState rows={10} />;
  const { mine, others, late, week, phases, team } = figures;
  return (
    <>
      <PageHeader title={t('dashboard.title')} subtitle={t('dashboard.waiting', { count: mine.total })} />
      <HomePins />
      <div className={styles.grid}>
        <div className={styles.column}>
          {late.total > 0 && (
            <QueuePanel
              title={t('dashboard.late')}
              queue={late}
              allHref="/supervisor/requests?turn_in=inspector&sort=visitAt"
              empty={{ title: t('dashboard.othersNone'), hint: t('dashboard.othersNoneHint') }}
            />
          )}
          <QueuePanel
            title={t('dashboard.mine')}
            queue={mine}
            actionOf={(row) => row.action && <NextAction request={row} />}
            allHref="/supervisor/requests?turn_in=supervisor&sort=statusSince"
            empty={{ title: t('dashboard.mineNone'), hint: t('dashboard.mineNoneHint') }}
          />
          <QueuePanel
            title={t('dashboard.others')}
            queue={others}
            allHref="/supervisor/requests"
            empty={{ title: t('dashboard.othersNone'), hint: t('dashboard.othersNoneHint') }}
          />
        </div>
        <div className={styles.column}>
          <TeamPanel team={team} />
          <VisitsPanel week={week} />
          <PhaseCounts phases={phases} open={mine.total + others.total} />
        </div>
      </div>
    </>
  );
}
