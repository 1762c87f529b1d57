import { CheckCircleOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CountBadge } from '@framework/components/CountBadge';
import { ErrorState } from '@framework/components/ErrorState';
import { LoadingState } from '@framework/components/LoadingState';
import { lists } from '#resources/lists';
import { requestsResource } from '#resources/requests';
import { type WaitingListName, waitingLists } from '#domain/requests/waitingLists';
import { filtersInAddress } from '#framework/schema/lists/listAddress';
import { useRecords } from '@framework/console/query/useRecords';
import { Panel } from '@framework/components/Panel';
import { requestLine } from '@/requests/rows/requestLine';
import { RequestRow } from '@/requests/rows/RequestRow';
import styles from './Home.module.css';

const firstRows = 5;

/** Panel of a kind of pending decision: number and most urgent entries. */
export function ExceptionPanel({ name }: { readonly name: WaitingListName }) {
  const { t } = useTranslation('admin');
  const { filter, sort } = waitingLists[name];
  const { records, total, loading, error, refetch } = useRecords(
    { resource: requestsResource, list: lists.staffRequests },
    {
      pageSize: firstRows,
      sorters: [{ field: sort, order: 'asc' }],
      filters: filtersInAddress(filter, requestsResource.fields),
    },
  );
  const allHref = `/requests?${new URLSearchParams({ ...filter, sort }).toString()}`;
  return (
    <Panel
      title={t(`home.${name}.title`)}
      meta={<CountBadge count={total} />}
      actions={total > firstRows && <Link to={allHref}>{t('home.all')}</Link>}
      flush
    >
      {error && records.length === 0 ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : loading ? (
        <div className={styles.padded}>
          <LoadingState as="lines" rows={3} />
        </div>
      ) : total === 0 ? (
        <p className={styles.clear}>
          <CheckCircleOutlined aria-hidden="true" /> {t(`home.${name}.none`)}
        </p>
      ) : (
        <ul className={styles.rows}>
          {records.map((record) => (
            <RequestRow key={record.id} request={requestLine(record)} href={`/requests/${record.id}`} />
          ))}
        </ul>
      )}
    </Panel>
  );
}
