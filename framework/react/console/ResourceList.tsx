import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ReactNode, useCallback, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { DeclaredList, ListPreset } from '#framework/schema/declaredList';
import { listName } from '#app/lists';
import { type Resource, screenPath } from '#framework/schema/resource';
import { EmptyState } from '@framework/components/EmptyState';
import { PageHeader } from '@framework/components/PageHeader';
import { useLanguage, useLocalize } from '@framework/providers/language';
import { useSession } from '@framework/providers/session';
import { ActiveFilters } from './list/ActiveFilters';
import { filterFields } from './query/filterFields';
import { LaterTrashBody, LaterUnreadFilters } from './laterListParts';
import { isNarrowed } from './query/listAddress';
import styles from './list/list.module.css';
import { listParameters } from './query/listParameters';
import { sourceSort } from './query/listSource';
import { ListBody, type ListBulk } from './list/ListBody';
import { ListHeader } from './list/ListHeader';
import { ListToolbar } from './list/ListToolbar';
import type { RowDrawing } from './list/rowContext';
import { useAbilities } from '@framework/providers/useAbilities';
import { useColumns } from './list/useColumns';
import { useListState } from './query/useListState';
import { useRecords } from './query/useRecords';
import { useShortcut } from './keys/useShortcut';
import { presetView, startAddress } from './views/presetViews';
import { isSameView } from './views/savedView';
import { ViewTabs } from './views/ViewTabs';
import { fieldsReadBy } from './visibleFields';
import { countedName, manyName } from '@framework/fields/countedName';
import { indefiniteName } from '@framework/fields/indefiniteName';

interface ResourceListProps {
  readonly resource: Resource;
  /** As a part of a page that has a heading of its own. */
  readonly embedded?: boolean;
  /** Another list of the resource's records than the one that its declaration generates. */
  readonly list?: DeclaredList;
  readonly drawing?: RowDrawing;
  /** What stands above the list instead of the resource's name and the way to add a record. */
  readonly title?: ReactNode;
  readonly subtitle?: ReactNode;
  readonly actions?: ReactNode;
  /** What else can be done with the whole list, as it is narrowed in the API's own parameters. */
  readonly tools?: (query: Readonly<Record<string, string>>) => ReactNode;
  /** What is said and offered when there is nothing at all. */
  readonly empty?: ReactNode;
  /** What can be done with several of its records; their fields' own bulk change where nothing is said. */
  readonly bulk?: ListBulk | undefined;
}

const plain: Partial<DeclaredList> = {};
const nothing: readonly string[] = [];
const noPresets: readonly ListPreset[] = [];

/** The list of a resource: searched, filtered and sorted by the server, its state kept in the address. */
export function ResourceList({ resource, embedded = false, list, drawing, ...head }: ResourceListProps) {
  const { t } = useTranslation('console');
  const language = useLanguage();
  const localize = useLocalize();
  const navigate = useNavigate();
  const role = useSession((session) => session.user?.role ?? null);
  const can = useAbilities(resource);
  const {
    without = nothing,
    columnsOf = {},
    columns: usual = resource.list,
    presets = (list ? undefined : resource.presets) ?? noPresets,
    startsWith: usualStart,
    startsWithOf = {},
  } = list ?? plain;
  const startsWith = (role && startsWithOf[role]) ?? usualStart;
  const fields = useMemo(
    () =>
      Object.fromEntries(
        Object.entries(fieldsReadBy(resource, role)).filter(([name]) => !without.includes(name)),
      ),
    [resource, role, without],
  );
  const name = listName(resource, list);
  const narrowing = useMemo(() => filterFields(fields, role), [fields, role]);
  const start = useMemo(() => startAddress({ presets, startsWith }), [presets, startsWith]);
  const { state, unread, change, show } = useListState(name, narrowing, start);
  const columns = useColumns((role && columnsOf[role]) ?? usual, fields, state.columns, (next) =>
    change({ columns: next, page: state.page }),
  );
  const source = useMemo(() => ({ resource, list }), [resource, list]);
  const read = useFirstRows(useRecords(source, state));

  // A list of some of the records has no bin of its own.
  const withTrash = can.delete && !list && !embedded && !resource.single;
  const trash = withTrash && state.deleted;
  const isFiltered = Object.keys(state.filters).length > 0;
  const preset = presets.find((one) => isSameView(state, presetView(one, language), narrowing));
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
          title={head.title ?? localize(resource.label.many)}
          subtitle={head.subtitle}
          meta={
            read.loading || read.total === 0
              ? null
              : ((read.exact ? countedName(resource, read.total, language) : null) ??
                t(read.exact ? 'records' : 'moreRecords', { count: read.total }))
          }
          actions={head.actions ?? createButton}
        />
      )}
      {!embedded && <ListHeader resource={resource} />}
      <div className={styles.sheet}>
        <ViewTabs
          list={name}
          records={manyName(resource, language)}
          fields={narrowing}
          presets={{ presets, startsWith }}
          state={state}
          withTrash={withTrash}
          onShow={show}
        />
        {trash && <LaterTrashBody source={source} state={state} read={read} onChange={change} />}
        {!trash && (
          <ListToolbar
            source={source}
            fields={fields}
            narrowing={narrowing}
            state={state}
            isLong={!read.exact}
            columns={columns}
            onChange={change}
          >
            {head.tools?.(listParameters({ ...state, sort: sourceSort(source, state) }))}
          </ListToolbar>
        )}
        {unread.length > 0 && (
          <LaterUnreadFilters
            fields={narrowing}
            names={unread}
            onClose={() => change({ page: state.page })}
          />
        )}
        {isFiltered && (
          <ActiveFilters
            fields={narrowing}
            filters={state.filters}
            onChange={(filters) => change({ filters })}
          />
        )}
        {!trash && (
          <ListBody
            source={source}
            fields={fields}
            columns={columns.shown}
            state={state}
            read={read}
            onChange={change}
            add={createButton}
            drawing={drawing}
            bulk={head.bulk}
            empty={preset?.none ? <EmptyState title={localize(preset.none)} /> : head.empty}
            whole={preset !== undefined || !isNarrowed(state)}
          />
        )}
      </div>
    </>
  );
}

/** The first rows are a page's longest piece of drawing; they come in pieces, between which the page answers. */
function useFirstRows(read: ReturnType<typeof useRecords>): ReturnType<typeof useRecords> {
  const waiting = useDeferredValue(read.loading);
  return waiting ? { ...read, loading: true, records: [], total: 0 } : read;
}
