import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { clients } from '#resources/clients';
import { ErrorState } from '@/components/ErrorState';
import { LoadingState } from '@/components/LoadingState';
import { PageHeader } from '@/components/PageHeader';
import type { ConsoleRecord } from '@/console/consoleRecord';
import { RecordSections } from '@/console/RecordSections';
import type { ApiError } from '@/providers/apiError';
import { http } from '@/providers/http';
import { useSession } from '@/providers/session';
import styles from './account/Account.module.css';
import { BranchCards } from './account/BranchCards';

/** The company as it is registered: read here, changed through the team. */
export default function AccountDetails() {
  const { t } = useTranslation('client');
  const clientId = useSession((session) => session.user?.client?.id ?? '');
  const { data, error, refetch } = useQuery<ConsoleRecord, ApiError>({
    queryKey: ['clients', clientId],
    queryFn: async ({ signal }) => (await http.get<ConsoleRecord>(`/clients/${clientId}`, { signal })).data,
  });
  return (
    <>
      <PageHeader
        breadcrumb={[{ label: t('account.title'), to: '/account' }]}
        title={t('account.details')}
        subtitle={t('account.readOnly')}
      />
      {error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : data ? (
        <div className={styles.stack}>
          <RecordSections resource={clients} record={data} />
          <BranchCards />
        </div>
      ) : (
        <LoadingState />
      )}
    </>
  );
}
