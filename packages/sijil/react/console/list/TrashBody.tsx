import { UndoOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Resource } from 'sijil/schema/resource';
import { DateText } from 'sijil/react/components/valueTexts';
import { EmptyState } from 'sijil/react/components/EmptyState';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { DataTable } from 'sijil/react/components/table/DataTable';
import { useLocalize } from 'sijil/react/providers/language';
import { BulkProgress } from '../bulk/BulkProgress';
import styles from '../bulk/bulk.module.css';
import { useBulkActions } from '../bulk/useBulkActions';
import { usePickColumn, useSelection } from '../bulk/useSelection';
import type { ConsoleRecord } from 'sijil/contract/recordView';
import { ListPages } from './ListPages';
import { ListRefused } from './ListStates';
import type { DeclaredTable } from '../query/useDeclaredTable';

/** Deleted records of a list, the latest first; one or many are restored. */
export function TrashBody({ table }: { readonly table: DeclaredTable }) {
  const { t } = useTranslation('list');
  const localize = useLocalize();
  const { resource, records, loading, error } = table;
  const picked = useSelection(table);
  const { bulk, restore, retry } = useBulkActions(resource, picked);
  const pickColumn = usePickColumn(records, loading, picked, 0);
  if (error) return <ListRefused error={error} onRetry={table.refetch} />;
  if (loading) return <LoadingState />;
  if (table.total === 0) return <EmptyState title={t('trash.empty')} hint={t('trash.emptyHint')} />;
  const chosen = picked.selection.size;
  const name = (record: ConsoleRecord) => localize(record.$title);
  return (
    <>
      <DataTable<ConsoleRecord>
        rowKey={({ id }) => id}
        rows={records}
        rowProps={({ id }) => ({ className: picked.selection.has(id) ? 'picked' : '' })}
        columns={[
          ...(pickColumn ? [pickColumn] : []),
          {
            key: 'name',
            title: nameOf(resource, t('trash.name'), localize),
            render: (record) => <bdi>{name(record)}</bdi>,
          },
          {
            key: 'deletedAt',
            title: t('trash.deletedAt'),
            render: ({ updatedAt }) => <DateText value={updatedAt} withTime />,
          },
          {
            key: 'restore',
            align: 'end',
            render: (record) => (
              <Button
                type="link"
                icon={<UndoOutlined className="mirrored" aria-hidden="true" />}
                aria-label={t('trash.restoreOf', { name: name(record) })}
                onClick={() => restore([record.id])}
              >
                {t('trash.restore')}
              </Button>
            ),
          },
        ]}
      />
      {chosen > 0 && (
        <section className={styles.bar} aria-label={t('bulk.title')} data-keep-clear>
          <span className={styles.count} role="status">
            {t('bulk.selected', { count: chosen })}
          </span>
          <span className={styles.actions}>
            <Button
              type="primary"
              icon={<UndoOutlined className="mirrored" aria-hidden="true" />}
              onClick={() => restore([...picked.selection.keys()])}
            >
              {t('trash.restorePicked', { count: chosen })}
            </Button>
          </span>
        </section>
      )}
      {bulk.state && (
        <BulkProgress
          resource={resource}
          state={bulk.state}
          onStop={bulk.stop}
          onRetry={retry}
          onClose={bulk.dismiss}
        />
      )}
      <ListPages table={table} />
    </>
  );
}

function nameOf(resource: Resource, fallback: string, localize: ReturnType<typeof useLocalize>): string {
  return localize(resource.fields[resource.title.ar]?.label) || fallback;
}
