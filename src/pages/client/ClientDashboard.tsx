import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '@/components/ErrorState';
import { LoadingState } from '@/components/LoadingState';
import { PageHeader } from '@/components/PageHeader';
import { useSession } from '@/providers/session';
import { LinkButton } from '@/components/LinkButton';
import { useNow } from '@/providers/serverClock';
import { BranchSwitcher } from './dashboard/BranchSwitcher';
import styles from './dashboard/Dashboard.module.css';
import { ExpiringPanel } from './dashboard/ExpiringPanel';
import { MovesPanel } from './dashboard/MovesPanel';
import { NextPanel } from './dashboard/NextPanel';
import { ScoresPanel } from './dashboard/ScoresPanel';
import { useMorning } from './dashboard/useMorning';

/** The morning's first question: what waits for me, what comes next, and how did we do. */
export default function ClientDashboard() {
  const { t } = useTranslation('client');
  const name = useSession((session) => session.user?.name ?? '');
  const [branchId, setBranchId] = useState<string | null>(null);
  const now = useNow();
  const morning = useMorning(branchId);
  return (
    <>
      <PageHeader
        title={t('dashboard.title')}
        subtitle={t('dashboard.hello', { name })}
        actions={
          <>
            <BranchSwitcher value={branchId} onChange={setBranchId} />
            <LinkButton type="primary" to="/services">
              {t('dashboard.order')}
            </LinkButton>
          </>
        }
      />
      {morning.error ? (
        <ErrorState error={morning.error} onRetry={morning.retry} />
      ) : !morning.ready || !morning.requests ? (
        <div className={styles.waiting}>
          <LoadingState as="cards" rows={4} />
        </div>
      ) : (
        <div className={styles.grid}>
          <div className={styles.moves}>
            <MovesPanel requests={morning.details} now={now} />
          </div>
          <NextPanel summaries={morning.requests} requests={morning.details} now={now} />
          <ScoresPanel requests={morning.requests} />
          <ExpiringPanel certificates={morning.certificates} now={now} />
        </div>
      )}
    </>
  );
}
