import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Field } from '#framework/schema/field';
import { useSession } from '@framework/providers/session';
import { useAbilities } from '@framework/providers/useAbilities';
import { whenIdle } from '@framework/components/whenIdle';
import { settingActions } from '../actions/offeredActions';
import { bulkFields, inlineFields } from '../changeableFields';
import { LaterBulkBar, fetchListParts } from '../laterListParts';
import { isNarrowed, type ListState, placeOf } from '../query/listAddress';
import type { ListSource } from '../query/listSource';
import { ShortcutHelp } from '../keys/ShortcutHelp';
import { useListKeys } from '../keys/useListKeys';
import type { useRecords } from '../query/useRecords';
import { withFilter } from '../query/withFilter';
import { useSelection } from '../bulk/useSelection';
import { ListEmpty } from './ListEmpty';
import { ListPages } from './ListPages';
import { ListRefused } from './ListRefused';
import { RecordList } from './RecordList';
import type { RowDrawing } from './rowContext';

interface ListBodyProps {
  readonly source: ListSource;
  readonly fields: Readonly<Record<string, Field>>;
  readonly columns: readonly string[];
  readonly state: ListState;
  readonly read: ReturnType<typeof useRecords>;
  readonly onChange: (part: Partial<ListState>) => void;
  /** Adds a record; false where the person may not. */
  readonly add: ReactNode;
  readonly drawing?: RowDrawing | undefined;
  /** No search and no filter of the reader's own hides anything. */
  readonly whole?: boolean;
  /** What is said where nothing is hidden and still nothing is there. */
  readonly empty?: ReactNode;
  readonly bulk?: ListBulk | undefined;
}

/** What can be done with selected records, where that is no change of their fields. */
export type ListBulk = (picked: ReturnType<typeof useSelection>) => ReactNode;

/** The records themselves, what can be done with several of them, and the way to other pages. */
export function ListBody({ source, fields, columns, state, read, onChange, ...rest }: ListBodyProps) {
  const { resource, list: declared } = source;
  const list = useRef<HTMLDivElement>(null);
  const role = useSession((session) => session.user?.role ?? null);
  const can = useAbilities(resource);
  const inline = useMemo(
    () => (can.update ? inlineFields(resource, role) : []),
    [can.update, resource, role],
  );
  const picks =
    rest.bulk !== undefined ||
    can.delete ||
    settingActions(resource, role).length > 0 ||
    (can.update && bulkFields(resource, role).length > 0);
  const picked = useSelection(source, state, read);
  useListKeys(list, !read.loading, picked.selection.size > 0 ? picked.onClear : null);
  useExistingPage(state, read, onChange);
  // Once something was picked it stays: what it has begun goes on without its rows.
  const [wasPicked, setWasPicked] = useState(false);
  if (!wasPicked && picked.selection.size > 0) setWasPicked(true);
  const { loading } = read;
  useEffect(() => (loading ? undefined : whenIdle(fetchListParts)), [loading]);
  const place = useMemo(() => placeOf(state), [state]);
  if (read.error) return <ListRefused error={read.error} onRetry={read.refetch} />;

  const narrowed = !(rest.whole ?? !isNarrowed(state));
  const clear = () => onChange({ q: '', filters: {} });
  return (
    <div ref={list}>
      <FoundCount total={read.total} exact={read.exact} busy={read.loading || read.refreshing} />
      <RecordList
        resource={resource}
        fields={fields}
        columns={columns}
        records={read.records}
        loading={read.loading}
        refreshing={read.refreshing}
        sort={state.sort}
        isLong={!read.exact}
        onSort={(sort) => onChange({ sort })}
        density={state.density}
        sticky
        place={place}
        picking={picks ? picked : undefined}
        inline={inline}
        narrowing={{
          filters: state.filters,
          onFilter: (name, chosen) => onChange({ filters: withFilter(state.filters, name, chosen) }),
        }}
        drawing={rest.drawing}
        rowPath={declared?.rowPath}
        look={declared?.look}
        empty={
          !narrowed && rest.empty ? (
            rest.empty
          ) : (
            <ListEmpty resource={resource} narrowed={narrowed} onClear={clear} action={rest.add} />
          )
        }
      />
      {wasPicked &&
        (rest.bulk
          ? rest.bulk(picked)
          : picks && <LaterBulkBar resource={resource} picked={picked} total={read.total} />)}
      <ListPages source={source} state={state} total={read.total} exact={read.exact} onChange={onChange}>
        <ShortcutHelp
          searches={resource.search.length > 0}
          creates={can.create}
          picks={picks}
          edits={inline.length > 0}
        />
      </ListPages>
    </div>
  );
}

/** The last page, where an address names one beyond it: records were deleted, or it is an old link. */
function useExistingPage(
  { page, size }: ListState,
  { records, total, exact, loading, refreshing }: ListBodyProps['read'],
  onChange: ListBodyProps['onChange'],
): void {
  const last = Math.ceil(total / size);
  const beyond = !loading && !refreshing && records.length === 0 && exact && total > 0 && page > last;
  useEffect(() => {
    if (beyond) onChange({ page: last });
  }, [beyond, last, onChange]);
}

interface FoundCountProps {
  readonly total: number;
  readonly exact: boolean;
  readonly busy: boolean;
}

/** Tells a screen reader how many records there are now, after a search or a filter. */
function FoundCount({ total, exact, busy }: FoundCountProps) {
  const { t } = useTranslation('list');
  return (
    <span className="visually-hidden" role="status">
      {busy ? '' : t(exact ? 'found' : 'foundMore', { count: total })}
    </span>
  );
}
