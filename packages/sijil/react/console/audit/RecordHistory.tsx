import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLogList } from '@refinedev/core';
import { keepPreviousData } from '@tanstack/react-query';
import type { Resource } from 'sijil/schema/resource';
import { LaterPagination } from 'sijil/react/components/antd/laterControls';
import { EmptyState } from 'sijil/react/components/EmptyState';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { LoadingState } from 'sijil/react/components/LoadingState';
import type { CallError } from 'sijil/react/providers/apiError';
import type { HistoryAsked, HistoryPage } from 'sijil/react/providers/dataProvider';
import type { ConsoleRecord } from 'sijil/contract/recordView';
import styles from './audit.module.css';
import { AuditEntry, useRevert } from './AuditEntry';
import { AuditLogLink } from './AuditLogLink';

const historyPageSize = 20;

/** Reads a part of a record's history, the latest entry first. */
export function useHistory({ name }: Resource, id: string, range: Pick<HistoryAsked, 'start' | 'end'>) {
  const meta: HistoryAsked = { id, ...range };
  return useLogList<HistoryPage, CallError>({
    resource: name,
    meta: { ...meta },
    queryOptions: { placeholderData: keepPreviousData },
  });
}

interface RecordHistoryProps {
  readonly resource: Resource;
  readonly record: ConsoleRecord;
}

/** History of a record: who changed which field when, from what to what. */
export function RecordHistory({ resource, record }: RecordHistoryProps) {
  const { t } = useTranslation('record');
  const [page, setPage] = useState(1);
  const revert = useRevert(resource, record);
  const { data, error, refetch, dataUpdatedAt } = useHistory(resource, record.id, {
    start: (page - 1) * historyPageSize,
    end: page * historyPageSize,
  });
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />;
  if (!data) return <LoadingState as="lines" />;
  if (data.total === 0) return <EmptyState title={t('history.empty')} hint={t('history.emptyHint')} />;
  return (
    <>
      <p className={styles.log}>
        <AuditLogLink resource={resource.name} id={record.id} />
      </p>
      <ol className={styles.entries}>
        {data.entries.map((entry) => (
          <AuditEntry key={entry.id} resource={resource} entry={entry} now={dataUpdatedAt} revert={revert} />
        ))}
      </ol>
      {data.total > historyPageSize && (
        <div className={styles.pages}>
          <LaterPagination
            size="small"
            current={page}
            pageSize={historyPageSize}
            total={data.total}
            showSizeChanger={false}
            onChange={setPage}
          />
        </div>
      )}
    </>
  );
}
