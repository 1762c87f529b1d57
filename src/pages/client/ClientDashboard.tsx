import { useTranslation } from 'react-i18next';
import { ErrorState } from '@/components/ErrorState';
import { LinkButton } from '@/components/LinkButton';
import { LoadingState } from '@/components/LoadingState';
import { PageHeader } from '@/components/PageHeader';
import { useSession } from '@/providers/session';
import { useDashboard } from '@/providers/useDashboard';
import { BranchSwitcher } from './dashboard/BranchSwitcher';
import styles from './dashboard/Dashboard.module.css';
import { ExpiringPanel } from './dashboard/ExpiringPanel';
import { MovesPanel } from './dashboard/MovesPanel';
import { NextPanel } from './dashboard/NextPanel';
import { ScoresPanel } from './dashboard/ScoresPanel';
import { useDashboardBranch } from './dashboard/useDashboardBranch';

/** What waits for the client, what comes next, how the branches did and which certificates end. */
export default function ClientDashboard() {
  const { t } = useTranslation('client');
  const name = useSession((session) => session.user?.name ?? '');
  const branch = useDashboardBranch();
  const { data, error, refetch } = useDashboard(branch.id);
  const figures = data?.client;
  return (
    <>
      <PageHeader
        title={t('dashboard.title')}
        subtitle={t('dashboard.hello', { name })}
        actions={
          <>
            <BranchSwitcher {...branch} />
            <LinkButton type="primary" to="/services">
              {t('dashboard.order')}
            </LinkButton>
          </>
        }
      />
      {error && !figures ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : !figures ? (
        <div className={styles.waiting}>
          <LoadingState as="cards" rows={4} />
        </div>
      ) : (
        <div className={styles.grid}>
          <div className={styles.moves}>
            <MovesPanel moves={figures.moves} isNew={figures.requests === 0} />
          </div>
          <NextPanel visit={figures.nextVisit} payment={figures.nextPayment} />
          <ScoresPanel scores={figures.scores} />
          <ExpiringPanel expiring={figures.expiring} certificates={figures.certificates} />
        </div>
      )}
    </>
  );
}
