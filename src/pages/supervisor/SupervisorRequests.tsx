import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { EmptyState } from '@/components/EmptyState';
import { PageHeader } from '@/components/PageHeader';
import type { RequestColumn } from '@/requests/list/requestColumns';
import { RequestTable } from '@/requests/RequestTable';

const columns: readonly RequestColumn[] = [
  'number',
  'client',
  'subject',
  'status',
  'visitAt',
  'inspector',
  'score',
];

/** Every request assigned to the supervisor, or only those that wait for them. */
export default function SupervisorRequests() {
  const { t } = useTranslation('supervisor');
  const [params, setParams] = useSearchParams();
  const mine = params.get('turn') === 'mine';
  return (
    <>
      <PageHeader
        title={t('requests.title')}
        actions={
          <Segmented<string>
            aria-label={t('requests.show')}
            value={mine ? 'mine' : 'all'}
            onChange={(turn) => setParams(turn === 'mine' ? { turn } : {}, { replace: true })}
            options={[
              { value: 'all', label: t('requests.all') },
              { value: 'mine', label: t('requests.mine') },
            ]}
          />
        }
      />
      <RequestTable
        hrefOf={({ id }) => `/supervisor/requests/${id}`}
        columns={columns}
        defaultSort="-statusSince"
        {...(mine && { query: { turn: 'supervisor' } })}
        empty={<EmptyState title={t('requests.none')} hint={t('requests.noneHint')} />}
      />
    </>
  );
}
