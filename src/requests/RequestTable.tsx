import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestSummary } from '#domain/api/requestViews';
import { EmptyState } from '@/components/EmptyState';
import { ErrorState } from '@/components/ErrorState';
import { LoadingState } from '@/components/LoadingState';
import type { RequestColumn } from './list/requestColumns';
import { RequestFilters } from './list/RequestFilters';
import { RequestPages } from './list/RequestPages';
import { RequestRows } from './list/RequestRows';
import { toListQuery, useListAddress } from './list/useListAddress';
import { type RequestListOperation, type RequestQuery, useRequestList } from './list/useRequestList';
import styles from './RequestTable.module.css';

interface RequestTableProps {
  readonly operation?: RequestListOperation;
  /** Conditions that the page itself sets, e.g. `{ turn: 'supervisor' }`; they come before what the reader chooses. */
  readonly query?: RequestQuery;
  readonly hrefOf: (row: RequestSummary) => string;
  readonly columns?: readonly RequestColumn[];
  readonly defaultSort?: string;
  /** What to say and offer when there is nothing at all. */
  readonly empty?: ReactNode;
}

const usual: readonly RequestColumn[] = ['number', 'subject', 'client', 'status', 'visitAt', 'createdAt'];

/** A list of requests, searched, filtered, ordered and paged by the API; cards where a table has no room. */
export function RequestTable({ operation = 'inspections.list', query, hrefOf, ...props }: RequestTableProps) {
  const { columns = usual, defaultSort, empty } = props;
  const { t } = useTranslation('requests');
  const { state, change } = useListAddress(defaultSort);
  const list = useRequestList(operation, { ...toListQuery(state), ...query });
  const { data, error, refetch } = list;
  const filtered = state.q !== '' || state.status.length > 0;
  return (
    <div className={styles.list}>
      <RequestFilters {...{ state, change }} withStatus={query?.['status'] === undefined} />
      {error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : !data ? (
        <LoadingState as="lines" rows={8} />
      ) : data.rows.length === 0 ? (
        filtered || !empty ? (
          <EmptyState title={t('list.none')} hint={t('list.noneHint')} />
        ) : (
          empty
        )
      ) : (
        <RequestRows
          data={data.rows}
          {...{ hrefOf, columns }}
          sort={state.sort}
          onSort={(sort) => change({ sort })}
          loading={list.isPlaceholderData}
        />
      )}
      {data && <RequestPages total={data.total} state={state} change={change} />}
    </div>
  );
}
