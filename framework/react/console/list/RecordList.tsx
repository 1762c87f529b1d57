import { type ReactNode, useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { DeclaredList } from '#framework/schema/declaredList';
import { useNarrow } from '../useNarrow';
import { recordAddress } from '../query/recordAddress';
import { LaterRecordCards } from '../laterListParts';
import { CardsLoading } from './CardsLoading';
import { RecordTable, type RecordTableProps } from './RecordTable';
import { RowContext, type RowDrawing } from './rowContext';

interface RecordListProps extends Omit<RecordTableProps, 'onOpen'> {
  readonly drawing?: RowDrawing | undefined;
  /** Address that a row leads to; by default the record's page. */
  readonly rowPath?: readonly string[] | undefined;
  readonly look?: DeclaredList['look'];
}

/** Records as a table, or as cards where a table would not fit; a click opens one. */
export function RecordList({ drawing, rowPath, look, ...props }: RecordListProps) {
  const narrow = useNarrow();
  const navigate = useNavigate();
  const { resource, records } = props;
  const toListOrigin = useToListOrigin(props);
  const row = useMemo<RowContext>(
    () => ({
      ...drawing,
      toListOrigin,
      pathOf: (record) => recordAddress({ resource, rowPath }, record),
    }),
    [drawing, toListOrigin, rowPath, resource],
  );
  const open = (id: string) => {
    const record = records.find((one) => one.id === id);
    if (record) void navigate(row.pathOf(record), { state: toListOrigin(id) ?? null });
  };
  const drawn = { ...props, look, onOpen: open };
  const Page = drawing?.Page ?? Bare;
  return (
    <RowContext value={row}>
      <Page records={records}>
        {narrow || look === 'cards' ? (
          <LaterRecordCards {...drawn} waiting={<CardsLoading />} />
        ) : (
          <RecordTable {...drawn} />
        )}
      </Page>
    </RowContext>
  );
}

function Bare({ children }: { readonly children: ReactNode }) {
  return children;
}

function useToListOrigin({ records, place }: Pick<RecordTableProps, 'records' | 'place'>) {
  const { pathname, search } = useLocation();
  return useCallback(
    (id: string) => {
      const row = records.findIndex((record) => record.id === id);
      if (!place || row === -1) return undefined;
      return { origin: { from: pathname + search, list: place.list, at: place.start + row } };
    },
    [records, place, pathname, search],
  );
}
