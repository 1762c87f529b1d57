import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { screenPath } from '#domain/schema/resource';
import { RecordCards } from './RecordCards';
import { RecordTable, type RecordTableProps } from './RecordTable';
import { TrailContext } from './trailContext';
import { useNarrow } from '../useNarrow';

/** Records as a table, or as cards where a table would not fit; a click opens one. */
export function RecordList(props: Omit<RecordTableProps, 'onOpen'>) {
  const narrow = useNarrow();
  const navigate = useNavigate();
  const toTrail = useToTrail(props);
  const open = (id: string) =>
    void navigate(`${screenPath(props.resource)}/${id}`, { state: toTrail(id) ?? null });
  const Drawn = narrow ? RecordCards : RecordTable;
  return (
    <TrailContext value={toTrail}>
      <Drawn {...props} onOpen={open} />
    </TrailContext>
  );
}

function useToTrail({ records, place }: Pick<RecordTableProps, 'records' | 'place'>) {
  const { pathname, search } = useLocation();
  return useCallback(
    (id: string) => {
      const row = records.findIndex((record) => record.id === id);
      if (!place || row === -1) return undefined;
      return { trail: { from: pathname + search, list: place.list, at: place.start + row } };
    },
    [records, place, pathname, search],
  );
}
