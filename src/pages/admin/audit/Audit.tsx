import { Card, Tag } from 'antd';
import { useTranslation } from 'react-i18next';
import { LaterPagination } from 'sijil/react/components/antd/laterControls';
import { EmptyState } from 'sijil/react/components/EmptyState';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { PageHeader } from 'sijil/react/components/PageHeader';
import { usePage } from 'sijil/react/providers/operations';
import type { AuditView } from '#domain/api/auditView';
import type { Wire } from 'sijil/contract/parts';
import { resourceNamed } from '#resources';
import { auditedKind } from '#resources/auditedKinds';
import { Localized } from 'sijil/react/components/valueTexts';
import { RecordNames } from 'sijil/react/fields/reference/RecordNames';
import { useLocalize } from 'sijil/react/providers/language';
import styles from './Audit.module.css';
import { AuditFilters } from './AuditFilters';
import { AuditItem } from './AuditItem';
import { useAuditAddress } from './useAuditAddress';

const size = 20;

/** Log of all writes, the latest first; its filters are in the address. */
export default function Audit() {
  const { t } = useTranslation('record');
  const address = useAuditAddress();
  const { filters, page, narrow } = address;
  const { data, error, refetch } = usePage('audit.list', {
    ...filters,
    _merged: 'true',
    _start: String((page - 1) * size),
    _end: String(page * size),
  });
  return (
    <>
      <PageHeader title={t('audit.title')} subtitle={t('audit.hint')} />
      <Card>
        <AuditFilters address={address} />
        {filters.resource && filters.recordId && (
          <RecordTag
            resource={filters.resource}
            recordId={filters.recordId}
            entry={data?.rows[0]}
            onRemove={() => narrow('recordId', undefined)}
          />
        )}
        {error && !data ? (
          <ErrorState error={error} onRetry={refetch} />
        ) : !data ? (
          <LoadingState as="lines" />
        ) : data.total === 0 ? (
          <EmptyState title={t('history.empty')} />
        ) : (
          <ol className={styles['trail']}>
            {data.rows.map((entry) => (
              <AuditItem key={entry.id} entry={entry} />
            ))}
          </ol>
        )}
        {data && data.total > size && (
          <LaterPagination
            className={styles['pages'] ?? ''}
            current={page}
            pageSize={size}
            total={data.total}
            showSizeChanger={false}
            onChange={(next) => narrow('page', next > 1 ? String(next) : undefined)}
          />
        )}
      </Card>
    </>
  );
}

interface RecordTagProps {
  readonly resource: string;
  readonly recordId: string;
  /** Entry of the record, from which its title is read even after the record was deleted. */
  readonly entry: Wire<AuditView> | undefined;
  readonly onRemove: () => void;
}

/** Tag of the single record to which the log is filtered. */
function RecordTag({ resource, recordId, entry, onRemove }: RecordTagProps) {
  const { t } = useTranslation('record');
  const localize = useLocalize();
  const kind = auditedKind(resource);
  return (
    <Tag
      className={styles['tag'] ?? ''}
      closable={{ 'aria-label': t('audit.allRecords') }}
      onClose={onRemove}
    >
      {kind && localize(kind)}
      {': '}
      {entry?.recordId === recordId || !resourceNamed(resource) ? (
        <Localized text={entry?.title} />
      ) : (
        <RecordNames to={resource} ids={[recordId]} />
      )}
    </Tag>
  );
}
