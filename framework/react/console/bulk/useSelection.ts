import { useDataProvider } from '@refinedev/core';
import { useMemo, useState } from 'react';
import { ApiError } from '@framework/providers/apiError';
import type { ConsoleRecord } from '../consoleRecord';
import type { DeclaredTable } from '../query/useDeclaredTable';
import { asSeen, pick, type Selection, unpick } from './pickedRecords';
import { readAllRecords } from './readAllRecords';

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
