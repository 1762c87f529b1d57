import { CheckCircleOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ErrorState } from '@/components/ErrorState';
import { LoadingState } from '@/components/LoadingState';
import { type WaitingListName, waitingLists } from '#domain/requests/waitingLists';
import { useRequestList } from '@/requests/list/useRequestList';
import { Panel } from '@/requests/Panel';
import { RequestRow } from '@/requests/RequestRow';
import styles from './Home.module.css';

const firstRows = 5;

/** One kind of thing that waits for a decision: how many, and the most pressing of them. */
export function ExceptionPanel({ name }: { readonly name: WaitingListName }) {
  const { t } = useTranslation('admin');
  const { filter, sort } = waitingLists[name];
  const { data, error, refetch } = useRequestList('inspections.list', {
    ...filter,
    _sort: sort,
    _order: 'asc',
    _start: 0,
    _end: firstRows,
  });
  const allHref = `/requests?${new URLSearchParams({ ...filter, sort }).toString()}`;
  return (
    <Panel
      title={t(`home.${name}.title`)}
      meta={data && data.total > 0 && <span className={styles.count}>{data.total}</span>}
      actions={data && data.total > firstRows && <Link to={allHref}>{t('home.all')}</Link>}
      flush
    >
      {error && !data ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : !data ? (
        <div className={styles.padded}>
          <LoadingState as="lines" rows={3} />
        </div>
      ) : data.total === 0 ? (
        <p className={styles.clear}>
          <CheckCircleOutlined aria-hidden="true" /> {t(`home.${name}.none`)}
        </p>
      ) : (
        <ul className={styles.rows}>
          {data.rows.map((row) => (
            <RequestRow key={row.id} request={row} href={`/requests/${row.id}`} />
          ))}
        </ul>
      )}
    </Panel>
  );
}
