import { BarChartOutlined } from '@ant-design/icons';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { readsEach } from 'sijil/schema/fieldAccess';
import { requestsResource } from '#resources/requests';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { LinkButton } from 'sijil/react/components/links';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { PageHeader } from 'sijil/react/components/PageHeader';
import { DateText } from 'sijil/react/components/valueTexts';
import { HomePins } from 'sijil/react/console/HomePins';
import { ProfileMeter } from '@/profile/ProfileMeter';
import { useSession } from 'sijil/react/providers/session';
import { useMayCall } from 'sijil/react/providers/may';
import { useNow } from 'sijil/react/providers/server';
import { useNarrow } from 'sijil/react/theme/useAppearance';
import { useDashboard } from '@/providers/useDashboard';
import { BranchTiles } from './dashboard/BranchTiles';
import styles from './dashboard/Dashboard.module.css';
import { DutyStrip } from './dashboard/DutyStrip';
import { ExpiringPanel } from './dashboard/ResultPanels';
import { NextPanel } from './dashboard/RunningPanel';
import { PackagesPanel, StarterPanel } from './dashboard/PackagesPanel';

const StatisticsTab = lazy(() => import('./dashboard/StatisticsTab'));

/** Home page of the client: the branches with what waits, or the statistics of each branch. */
export default function ClientDashboard() {
  const { t } = useTranslation(['client', 'statistics']);
  const [address] = useSearchParams();
  const now = useNow();
  const narrow = useNarrow();
  const seesStatistics = useMayCall('clientInspections.dashboardCategories');
  if (seesStatistics && address.get('tab') === 'statistics')
    return (
      <>
        <PageHeader breadcrumb={[{ label: t('dashboard.title'), to: '?' }]} title={t('statistics:title')} />
        <Suspense fallback={<LoadingState as="cards" rows={4} />}>
          <StatisticsTab />
        </Suspense>
      </>
    );
  return (
    <>
      {/* On a phone, the bar at the bottom has the order. */}
      <PageHeader
        title={t('dashboard.title')}
        {...(!narrow && {
          subtitle: <DateText value={now} />,
          actions: <LinkButton to="/services">{t('dashboard.order')}</LinkButton>,
        })}
      />
      <HomePins />
      <Overview />
      {seesStatistics && (
        <LinkButton type="link" to="?tab=statistics" icon={<BarChartOutlined aria-hidden="true" />}>
          {t('statistics:title')}
        </LinkButton>
      )}
    </>
  );
}

/** The most urgent task, the branches, then visits, balances, and certificates that expire. */
function Overview() {
  const { data, error, refetch } = useDashboard();
  const role = useSession(({ user }) => user?.role ?? null);
  const figures = data?.client;
  if (error && !figures) return <ErrorState error={error} onRetry={refetch} />;
  if (!figures)
    return (
      <div className={styles.waiting}>
        <LoadingState as="cards" rows={4} />
      </div>
    );
  const isNew = figures.requests === 0;
  return (
    <div className={styles.home}>
      {!isNew && (
        <DutyStrip moves={figures.moves} moreMoves={figures.moreMoves} documents={figures.documents} />
      )}
      {!isNew && readsEach(requestsResource, ['score', 'grade'], role) && (
        <BranchTiles scores={figures.scores} unscored={figures.unscored} moves={figures.moves} />
      )}
      <div className={styles.grid}>
        {isNew ? (
          <StarterPanel />
        ) : (
          <NextPanel
            visits={figures.nextVisits}
            payment={figures.nextPayment}
            running={figures.running.total}
          />
        )}
        <div className={styles.aside}>
          <PackagesPanel packages={figures.packages} balance={figures.balance} />
          <ExpiringPanel expiring={figures.expiring} revoked={figures.revoked} />
          <ProfileMeter />
        </div>
      </div>
    </div>
  );
}
