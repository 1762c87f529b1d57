import { PlusOutlined } from '@ant-design/icons';
import { Button, Card } from 'antd';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { type Resource, screenPath } from '#domain/schema/resource';
import { PageHeader } from '@/components/PageHeader';
import { useLanguage, useLocalize } from '@/providers/language';
import { useSession } from '@/providers/session';
import { ActiveFilters } from './list/ActiveFilters';
import { ListBody } from './list/ListBody';
import { ListHeader } from './list/ListHeader';
import { ListToolbar } from './list/ListToolbar';
import { UnreadFilters } from './list/UnreadFilters';
import { useAbilities } from './useAbilities';
import { useColumns } from './list/useColumns';
import { useListState } from './list/useListState';
import { useRecords } from './list/useRecords';
import { useShortcut } from './keys/useShortcut';
import { ViewTabs } from './views/ViewTabs';
import { readableFields } from './visibleFields';
import { indefiniteName } from './wording';

interface ResourceListProps {
  readonly resource: Resource;
  /** As a part of a page that has a heading of its own. */
  readonly embedded?: boolean;
}

/** The list of a resource: searched, filtered and sorted by the server, its state kept in the address. */
export function ResourceList({ resource, embedded = false }: ResourceListProps) {
  const { t } = useTranslation('console');
  const language = useLanguage();
  const localize = useLocalize();
  const navigate = useNavigate();
  const role = useSession((session) => session.user?.role ?? null);
  const can = useAbilities(resource);
  const fields = useMemo(() => readableFields(resource, role), [resource, role]);
  const { state, unread, change, show } = useListState(resource.name, fields);
  const columns = useColumns(resource, fields, state.columns, (next) =>
    change({ columns: next, page: state.page }),
  );
  const read = useRecords(resource, state);

  const createPath = `${screenPath(resource)}/create`;
  const create = useCallback(() => void navigate(createPath), [navigate, createPath]);
  useShortcut('n', can.create ? create : null);
  const createButton = can.create && (
    <Button type="primary" icon={<PlusOutlined aria-hidden="true" />} onClick={create} aria-keyshortcuts="n">
      {t('add', { name: indefiniteName(resource, language) })}
    </Button>
  );

  return (
    <>
      {!embedded && (
        <PageHeader
          title={localize(resource.label.many)}
          meta={read.loading || read.total === 0 ? null : t('records', { count: read.total })}
          actions={createButton}
        />
      )}
      {!embedded && <ListHeader resource={resource} />}
      <Card styles={{ body: { padding: 0 } }}>
        <ViewTabs resource={resource} fields={fields} state={state} onShow={show} />
        <ListToolbar resource={resource} fields={fields} state={state} columns={columns} onChange={change} />
        <UnreadFilters fields={fields} names={unread} onClose={() => change({ page: state.page })} />
        <ActiveFilters fields={fields} filters={state.filters} onChange={(filters) => change({ filters })} />
        <ListBody
          resource={resource}
          fields={fields}
          columns={columns.shown}
          state={state}
          read={read}
          onChange={change}
          add={createButton}
        />
      </Card>
    </>
  );
}
