import { type DataProvider, useDataProvider } from '@refinedev/core';
import { useMemo, useState } from 'react';
import { ApiError } from '@framework/providers/apiError';
import type { ConsoleRecord } from '../consoleRecord';
import type { DeclaredTable } from '../query/useDeclaredTable';
import { asSeen, pagesToWalk, pick, type Selection, unpick } from './pickedRecords';
import type { ListRead } from '#framework/schema/lists/listState';
import { type ListSource, sourcePath, sourceSort } from '../query/listSource';

/** The largest page that the API gives. */
const pageSize = 200;

/**
 * Every record that the list matches, in the list's own order, page after page, up to the most that may be selected:
 * what is read is what the person would see by paging on. @throws ApiError
 */
export async function readAllRecords(
  { getList }: Pick<DataProvider, 'getList'>,
  source: ListSource,
  { filters, sorters }: Pick<ListRead, 'filters' | 'sorters'>,
  total: number,
): Promise<ConsoleRecord[]> {
  const wanted = {
    resource: sourcePath(source),
    filters: [...filters],
    sorters: [...sourceSort(source, sorters)],
  };
  const records: ConsoleRecord[] = [];
  for (const { page, take } of pagesToWalk(total, pageSize)) {
    const { data } = await getList<ConsoleRecord>({
      ...wanted,
      pagination: { currentPage: page, pageSize },
    });
    records.push(...data.slice(0, take));
  }
  return records;
}

const nothing: Selection = new Map();

/** The selected records. Another search or other filters select anew: what is no longer seen must not be changed. */
export function useSelection({ source, state, records, total }: DeclaredTable) {
  const { filters, sorters } = state;
  const dataProvider = useDataProvider();
  const [kept, setSelection] = useState<Selection>(nothing);
  const [reading, setReading] = useState(false);
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const matching = JSON.stringify(filters);
  const [seen, setSeen] = useState(matching);
  if (seen !== matching) {
    setSeen(matching);
    setSelection(nothing);
  }
  const selection = useMemo(() => asSeen(kept, records), [kept, records]);
  const onPick = (records: readonly ConsoleRecord[], chosen: boolean) =>
    setSelection((before) => pick(before, records, chosen));
  const pickAll = async (): Promise<void> => {
    setReading(true);
    setRefusal(null);
    try {
      // Replaces the records picked by hand: «the first thousand» adds no others.
      const all = await readAllRecords(dataProvider(), source, { filters, sorters }, total);
      setSelection(pick(nothing, all, true));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(error);
    } finally {
      setReading(false);
    }
  };
  return {
    selection,
    onPick,
    onClear: () => setSelection(nothing),
    /** Takes what is done with out of the selection. */
    onDone: (ids: readonly string[]) => setSelection((before) => unpick(before, ids)),
    pickAll,
    reading,
    refusal,
  };
}
