import { Segmented, Tag } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { EmptyState } from '@/components/EmptyState';
import { PageHeader } from '@/components/PageHeader';
import { useSession } from '@/providers/session';
import type { RequestColumn } from '@/requests/list/requestColumns';
import { RequestTable } from '@/requests/RequestTable';
import { readNarrowing, withoutNarrowing } from './requestNarrowing';

const shared = ['number', 'client', 'subject', 'status'] as const;
const work: readonly RequestColumn[] = [...shared, 'visitAt', 'supervisor', 'total'];
const money: readonly RequestColumn[] = [...shared, 'total', 'createdAt'];

const turns = ['all', 'admin_operation', 'admin_finance'] as const;
type Turn = (typeof turns)[number];

/** Every request of the house; only those that wait for operations, or for finance; or those of one record. */
export default function AdminRequests() {
  const { t } = useTranslation('admin');
  const role = useSession(({ user }) => user?.role);
  const [params, setParams] = useSearchParams();
  const turn = turns.find((name) => name === params.get('turn')) ?? 'all';
  const narrowing = readNarrowing(params);
  const showTurn = (next: Turn) =>
    setParams({ ...narrowing, ...(next !== 'all' && { turn: next }) }, { replace: true });
  return (
    <>
      <PageHeader
        title={t('requests.title')}
        meta={Object.keys(narrowing).map((name) => (
          <Tag
            key={name}
            closable={{ 'aria-label': t('requests.showAll') }}
            onClose={() => setParams(withoutNarrowing(params, name), { replace: true })}
          >
            {t(`requests.only.${name}`)}
          </Tag>
        ))}
        actions={
          <Segmented<Turn>
            aria-label={t('requests.show')}
            value={turn}
            onChange={showTurn}
            options={turns.map((name) => ({ value: name, label: t(`requests.turn.${name}`) }))}
          />
        }
      />
      <RequestTable
        hrefOf={({ id }) => `/requests/${id}`}
        columns={role === 'admin_finance' ? money : work}
        query={{ ...narrowing, ...(turn !== 'all' && { turn }) }}
        empty={<EmptyState title={t(`requests.none.${turn}`)} hint={t('requests.noneHint')} />}
      />
    </>
  );
}
