import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { readsEach } from '#framework/schema/fieldAccess';
import { requestsResource } from '#resources/requests';
import { ErrorState } from '@framework/components/ErrorState';
import { LinkButton } from '@framework/components/links';
import { LoadingState } from '@framework/components/LoadingState';
import { PageHeader } from '@framework/components/PageHeader';
import { HomePins } from '@framework/console/HomePins';
import { ProfileMeter } from '@/profile/ProfileMeter';
import { useSession } from '@framework/providers/session';
import { useMayCall } from '@framework/providers/may';
import { useDashboard } from '@/providers/useDashboard';
import { TabBar } from '@/requests/TabBar';
import { BranchSwitcher, useDashboardBranch } from './dashboard/BranchSwitcher';
import styles from './dashboard/Dashboard.module.css';
import { ExpiringPanel, ScoresPanel } from './dashboard/ResultPanels';
import { MovesPanel } from './dashboard/MovesPanel';
import { NextPanel, RunningPanel } from './dashboard/RunningPanel';
import { PackagesPanel, StarterPanel } from './dashboard/PackagesPanel';

const StatisticsTab = lazy(() => import('./dashboard/StatisticsTab'));

/** Home page of the client: tasks and, on a tab of their own, the statistics of each branch. */
export default function ClientDashboard() {
  const { t } = useTranslation(['client', 'statistics']);
  const name = useSession((session) => session.user?.name ?? '');
  const [address, setAddress] = useSearchParams();
  const branch = useDashboardBranch();
  const seesStatistics = useMayCall('clientInspections.dashboardCategories');
  const tab = seesStatistics && address.get('tab') === 'statistics' ? 'statistics' : 'overview';
  return (
    <>
      <PageHeader
        title={t('dashboard.title')}
        subtitle={t('dashboard.hello', { name })}
        actions={
          <>
            {tab === 'overview' && <BranchSwitcher {...branch} />}
            <LinkButton type="primary" to="/services">
              {t('dashboard.order')}
            </LinkButton>
          </>
        }
      />
      <HomePins />
      <TabBar
        label={t('statistics:tabs')}
        active={tab}
        onChange={(next) =>
          setAddress(next === 'overview' ? {} : { tab: next }, { replace: true, preventScrollReset: true })
        }
        tabs={[
          { key: 'overview', label: t('statistics:overview'), children: <Overview branchId={branch.id} /> },
          ...(seesStatistics
            ? [
                {
                  key: 'statistics',
                  label: t('statistics:title'),
                  children: (
                    <Suspense fallback={<LoadingState as="cards" rows={4} />}>
                      <StatisticsTab />
                    </Suspense>
                  ),
                },
              ]
            : []),
        ]}
      />
    </>
  );
}

/** Tasks of the client, upcoming visits, scores of the branches, balances, and certificates that expire. */
function Overview({ branchId }: { readonly branchId: string | null }) {
  const { data, error, refetch } = useDashboard(branchId);
  const role = useSession(({ user }) => user?.role ?? null);
  const figures = data?.client;
  if (error && !figures) return <ErrorState error={error} onRetry={refetch} />;
  if (!figures)
    return (
      <div className={styles.waiting}>
        <LoadingState as="cards" rows={4} />
      </div>
    );
  return (
    <div className={styles.grid}>
      <div className={styles.moves}>
        {figures.requests === 0 ? (
          <StarterPanel />
        ) : (
          <MovesPanel
            key={branchId}
            moves={figures.moves}
            moreMoves={figures.moreMoves}
            documents={figures.documents}
          />
        )}
        <RunningPanel running={figures.running} />
        {readsEach(requestsResource, ['score', 'grade'], role) && (
          <div className={styles.scores}>
            <ScoresPanel key={branchId} scores={figures.scores} />
          </div>
        )}
      </div>
      <NextPanel visit={figures.nextVisit} payment={figures.nextPayment} />
      <div className={styles.aside}>
        <ProfileMeter />
        <PackagesPanel packages={figures.packages} />
        <ExpiringPanel
          key={branchId}
          expiring={figures.expiring}
          revoked={figures.revoked}
          certificates={figures.certificates}
        />
      </div>
    </div>
  );
}
