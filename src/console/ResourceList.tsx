import { PlusOutlined } from '@ant-design/icons';
import { Button, Card } from 'antd';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { type Resource, screenPath } from '#domain/schema/resource';
import { ErrorState } from '@/components/ErrorState';
import { PageHeader } from '@/components/PageHeader';
import { useLanguage, useLocalize } from '@/providers/language';
import { useSession } from '@/providers/session';
import { ActiveFilters } from './ActiveFilters';
import { ListEmpty } from './ListEmpty';
import { ListPages } from './ListPages';
import { ListToolbar } from './ListToolbar';
import { RecordList } from './RecordList';
import { useAbilities } from './useAbilities';
import { useColumns } from './useColumns';
import { useListState } from './useListState';
import { useRecords } from './useRecords';
import { useShortcut } from './useShortcut';
import { readableFields } from './visibleFields';
import { indefiniteName } from './wording';

/** The list of a resource: searched, filtered and sorted by the server, its state kept in the address. */
export function ResourceList({ resource }: { readonly resource: Resource }) {
  const { t } = useTranslation('console');
  const language = useLanguage();
  const localize = useLocalize();
  const navigate = useNavigate();
  const role = useSession((session) => session.user?.role ?? null);
  const can = useAbilities(resource);
  const fields = useMemo(() => readableFields(resource, role), [resource, role]);
  const { state, change } = useListState(fields);
  const columns = useColumns(resource, fields, state.columns, (next) =>
    change({ columns: next, page: state.page }),
  );
  const { records, total, loading, refreshing, error, refetch } = useRecords(resource, state);

  const createPath = `${screenPath(resource)}/create`;
  const create = useCallback(() => void navigate(createPath), [navigate, createPath]);
  useShortcut('n', can.create ? create : null);

  const name = indefiniteName(resource, language);
  const createButton = can.create && (
    <Button type="primary" icon={<PlusOutlined />} onClick={create} aria-keyshortcuts="n">
      {t('add', { name })}
    </Button>
  );
  const narrowed = state.q !== '' || Object.keys(state.filters).length > 0;
  const clear = () => change({ q: '', filters: {} });

  return (
    <>
      <PageHeader
        title={localize(resource.label.many)}
        meta={loading || total === 0 ? null : t('records', { count: total })}
        actions={createButton}
      />
      <Card styles={{ body: { padding: 0 } }}>
        <ListToolbar resource={resource} fields={fields} state={state} columns={columns} onChange={change} />
        <ActiveFilters fields={fields} filters={state.filters} onChange={(filters) => change({ filters })} />
        {error ? (
          <ErrorState error={error} onRetry={refetch} />
        ) : (
          <RecordList
            resource={resource}
            fields={fields}
            columns={columns.shown}
            records={records}
            loading={loading}
            refreshing={refreshing}
            sort={state.sort}
            onSort={(sort) => change({ sort })}
            empty={
              <ListEmpty resource={resource} narrowed={narrowed} onClear={clear} action={createButton} />
            }
          />
        )}
        <ListPages state={state} total={total} onChange={change} />
      </Card>
    </>
  );
}
