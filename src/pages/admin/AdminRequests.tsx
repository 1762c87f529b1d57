import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { EmptyState } from '@/components/EmptyState';
import { PageHeader } from '@/components/PageHeader';
import { useSession } from '@/providers/session';
import type { RequestColumn } from '@/requests/list/requestColumns';
import { RequestTable } from '@/requests/RequestTable';

const shared = ['number', 'client', 'subject', 'status'] as const;
const work: readonly RequestColumn[] = [...shared, 'visitAt', 'supervisor', 'total'];
const money: readonly RequestColumn[] = [...shared, 'total', 'createdAt'];

const turns = ['all', 'admin_operation', 'admin_finance'] as const;
type Turn = (typeof turns)[number];

/** Every request of the house; or only those that wait for operations, or for finance. */
export default function AdminRequests() {
  const { t } = useTranslation('admin');
  const role = useSession(({ user }) => user?.role);
  const [params, setParams] = useSearchParams();
  const turn = turns.find((name) => name === params.get('turn')) ?? 'all';
  return (
    <>
      <PageHeader
        title={t('requests.title')}
        actions={
          <Segmented<Turn>
            aria-label={t('requests.show')}
            value={turn}
            onChange={(next) => setParams(next === 'all' ? {} : { turn: next }, { replace: true })}
            options={turns.map((name) => ({ value: name, label: t(`requests.turn.${name}`) }))}
          />
        }
      />
      <RequestTable
        hrefOf={({ id }) => `/requests/${id}`}
        columns={role === 'admin_finance' ? money : work}
        {...(turn !== 'all' && { query: { turn } })}
        empty={<EmptyState title={t(`requests.none.${turn}`)} hint={t('requests.noneHint')} />}
      />
    </>
  );
}
