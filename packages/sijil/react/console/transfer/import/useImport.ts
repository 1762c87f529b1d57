import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DayOrder, dayOrderOf, withPlainDay } from 'sijil/schema/dayText';
import { CallError } from 'sijil/react/providers/apiError';
import { fillsField, guessColumns, mapColumn, type Mapping } from './importTargets';
import type { ImportReport, ImportSource } from './importSource';
import { type FileTable, readTable, type TableRow, UnreadableFile } from './readTable';
import type { ImportBody } from 'sijil/contract/consoleViews';

/** Mode of an import: check only, all rows or none, or only the valid rows. */
type ImportMode = ImportBody['mode'];
type ImportRow = ImportBody['rows'][number];

/** Order of day and month by column, for columns with ambiguous days. */
type DayOrders = readonly (DayOrder | 'open' | null)[];

/** Returns the order of day and month that each column proves by its values; null for columns without days. */
export function dayOrders(
  { headers, rows }: Pick<FileTable, 'headers' | 'rows'>,
  days: readonly boolean[],
): DayOrders {
  return headers.map((_, index) =>
    days[index] ? dayOrderOf(rows.map(({ cells }: TableRow) => cells[index] ?? '')) : null,
  );
}

/** Returns the rows of a file as the API takes them: mapped, non-empty cells, with unambiguous days. */
export function rowsToImport(
  { rows }: Pick<FileTable, 'rows'>,
  mapping: Mapping,
  orders: DayOrders = [],
): ImportRow[] {
  return rows.map(({ line, cells }: TableRow) => ({
    line,
    values: Object.fromEntries(
      mapping.flatMap((key, index) => {
        const cell = cells[index] ?? '';
        const order = orders[index];
        const plain = order && order !== 'open' ? withPlainDay(cell, order) : cell;
        return key && cell !== '' ? [[key, plain]] : [];
      }),
    ),
  }));
}

interface Progress {
  readonly done: number;
  readonly total: number;
}

export type ImportStep = 'file' | 'columns' | 'check' | 'done';

/** State of an import from the choice of a file to its result. A refusal changes nothing, so the mapping stays. */
export function useImport(source: ImportSource) {
  const { t } = useTranslation('transfer');
  const { t: common } = useTranslation();
  const { most, targets, key } = source;
  const [step, setStep] = useState<ImportStep>('file');
  const [table, setTable] = useState<FileTable | null>(null);
  const [mapping, setMapping] = useState<Mapping>([]);
  const [said, setSaid] = useState<Readonly<Record<number, DayOrder>>>({});
  const [outcome, setOutcome] = useState<ImportReport | null>(null);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState('');
  const [updating, setUpdating] = useState(true);
  const [progress, setProgress] = useState<Progress | null>(null);
  const isKeyed = key !== undefined && fillsField(mapping, key);
  /** True where rows of existing records update them. */
  const update = updating && isKeyed;

  const proven = useMemo(() => {
    const days = mapping.map((key) => targets.some((target) => target.key === key && target.days));
    return table ? dayOrders(table, days) : [];
  }, [table, mapping, targets]);

  const go = (next: ImportStep) => {
    setProblem('');
    setStep(next);
  };
  const choose = async (file: File) => {
    setProblem('');
    try {
      const read = await readTable(file, most);
      // A corrected file with the same columns keeps the mapping that was chosen by hand.
      const known = table?.headers.join('\n') === read.headers.join('\n');
      setTable(read);
      if (!known) setSaid({});
      if (!known) setMapping(guessColumns(read.headers, targets));
      setOutcome(null);
      setStep('columns');
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      setProblem(t(`import.problem.${error.problem}`, { count: error.count, most }));
    }
  };
  const send = async (mode: ImportMode) => {
    if (!table || pending) return;
    setPending(true);
    setProblem('');
    try {
      const body = {
        mode,
        update,
        rows: rowsToImport(
          table,
          mapping,
          proven.map((order, column) => (order === 'open' ? (said[column] ?? 'open') : order)),
        ),
      };
      const answer = await source.send(body, (done, total) => setProgress({ done, total }));
      setOutcome(answer);
      setStep(mode === 'check' || (mode === 'all' && answer.refused.length > 0) ? 'check' : 'done');
    } catch (error) {
      setProblem((error instanceof CallError && error.message) || common('error'));
    } finally {
      setPending(false);
      setProgress(null);
    }
  };
  return {
    /** Field that identifies existing records; null where an import only adds. */
    key: isKeyed ? (source.resource?.fields[key] ?? null) : null,
    update,
    setUpdating,
    /** Null while nothing is being written. */
    progress,
    step,
    go,
    targets,
    table,
    choose: (file: File) => void choose(file),
    mapping,
    map: (column: number, key: string | null) => setMapping(mapColumn(mapping, column, key)),
    /** Columns with ambiguous days; `orders` holds the person's choices for them. */
    openOrders: proven.flatMap((order, column) => (order === 'open' ? [column] : [])),
    orders: said,
    sayOrder: (column: number, order: DayOrder) => setSaid({ ...said, [column]: order }),
    outcome,
    pending,
    problem,
    send: (mode: ImportMode) => void send(mode),
  };
}

export type Importing = ReturnType<typeof useImport>;
