import { type DataProvider, useDataProvider } from '@refinedev/core';
import { useMemo, useRef, useState } from 'react';
import { CallError } from 'sijil/react/providers/apiError';
import type { ConsoleRecord } from 'sijil/contract/recordView';
import type { DeclaredTable } from '../query/useDeclaredTable';
import { asSeen, pageChoice, pagesToWalk, pick, type Picking, type Selection, unpick } from './pickedRecords';
import type { ListRead } from 'sijil/schema/lists/listState';
import { type ListSource, sourcePath, sourceSort } from '../query/listDeclaration';
import type { Column } from 'sijil/react/components/table/DataTable';
import { useTranslation } from 'react-i18next';
import { LaterCheckbox } from 'sijil/react/components/antd/laterControls';
import { useLocalize } from 'sijil/react/providers/language';

/** The largest page that the API gives. */
const pageSize = 200;

/**
 * Reads every record that matches the list, in the list's order, page by page, up to the largest selection: the same records
 * that paging through the list would show. @throws CallError
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

/** Selected records. A changed search or filter clears the selection: records out of sight must not be changed. */
export function useSelection({ source, state, records, total }: DeclaredTable) {
  const { filters, sorters } = state;
  const dataProvider = useDataProvider();
  const [stored, setSelection] = useState<Selection>(nothing);
  const [reading, setReading] = useState(false);
  const [refusal, setRefusal] = useState<CallError | null>(null);
  const matching = JSON.stringify(filters);
  const [seen, setSeen] = useState(matching);
  if (seen !== matching) {
    setSeen(matching);
    setSelection(nothing);
  }
  const selection = useMemo(() => asSeen(stored, records), [stored, records]);
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
      if (!(error instanceof CallError)) throw error;
      setRefusal(error);
    } finally {
      setReading(false);
    }
  };
  return {
    selection,
    onPick,
    onClear: () => setSelection(nothing),
    /** Removes finished records from the selection. */
    onDone: (ids: readonly string[]) => setSelection((before) => unpick(before, ids)),
    pickAll,
    reading,
    refusal,
  };
}

/** Column of checkboxes that select rows; the selection on other pages stays. */
export function usePickColumn(
  records: readonly ConsoleRecord[],
  loading: boolean,
  picking: Picking | undefined,
  /** Tab skips the checkboxes where the rows themselves are focusable. */
  tabIndex: 0 | -1 = -1,
): Column<ConsoleRecord> | null {
  const { t } = useTranslation('list');
  const localize = useLocalize();
  const last = useRef<string | null>(null);
  if (!picking) return null;
  const { selection, onPick } = picking;
  const pick = (record: ConsoleRecord, picked: boolean, withShift: boolean) => {
    const from = withShift ? records.findIndex(({ id }) => id === last.current) : -1;
    const at = records.indexOf(record);
    last.current = record.id;
    onPick(from === -1 ? [record] : records.slice(Math.min(from, at), Math.max(from, at) + 1), picked);
  };
  return {
    key: '$pick',
    width: 44,
    align: 'center',
    title: <PageBox {...{ records, selection, onPick }} disabled={loading} />,
    cellProps: { onClick: (event) => event.stopPropagation() },
    render: (record) => (
      <LaterCheckbox
        checked={selection.has(record.id)}
        disabled={loading}
        tabIndex={tabIndex}
        aria-label={loading ? t('pick.page') : t('pick.row', { name: localize(record.$title) })}
        // With Shift, all rows from the previous one on change at once.
        onChange={({ target, nativeEvent }) => pick(record, target.checked, nativeEvent.shiftKey)}
      />
    ),
  };
}

interface PageBoxProps extends Pick<Picking, 'selection' | 'onPick'> {
  readonly records: readonly ConsoleRecord[];
  readonly disabled: boolean;
}

/** Checkbox that selects or deselects all records of the page. */
function PageBox({ records, selection, onPick, disabled }: PageBoxProps) {
  const { t } = useTranslation('list');
  const chosen = pageChoice(selection, records);
  return (
    <LaterCheckbox
      aria-label={t('pick.page')}
      disabled={disabled || records.length === 0}
      checked={chosen === 'all'}
      indeterminate={chosen === 'some'}
      onChange={({ target }) => onPick(records, target.checked)}
    />
  );
}
