import type { ConsoleRecord, Title } from 'sijil/contract/recordView';

/** Selected record, as stored while other pages are shown. */
export interface Picked {
  readonly id: string;
  readonly version: number;
  readonly title: Title;
  /** Record as last read; it determines the offered actions. */
  readonly record: ConsoleRecord;
}

export type Selection = ReadonlyMap<string, Picked>;

/** Selection of a list, with the functions that change it. */
export interface Picking {
  readonly selection: Selection;
  readonly onPick: (records: readonly ConsoleRecord[], chosen: boolean) => void;
  readonly onClear: () => void;
}

/** Largest selection: a mistake in more records would reach too far. */
export const mostPicked = 1000;

export function toPicked(record: ConsoleRecord): Picked {
  return { id: record.id, version: record.version, title: record.$title, record };
}

/** Adds records to a selection, or removes them; records beyond the maximum are left out. */
export function pick(selection: Selection, records: readonly ConsoleRecord[], chosen: boolean): Selection {
  const next = new Map(selection);
  for (const record of records) {
    if (!chosen) next.delete(record.id);
    else if (next.has(record.id) || next.size < mostPicked) next.set(record.id, toPicked(record));
  }
  return next;
}

/** Returns the selection without these records, such as finished ones. */
export function unpick(selection: Selection, ids: readonly string[]): Selection {
  const done = new Set(ids);
  return new Map([...selection].filter(([id]) => !done.has(id)));
}

/** The selection with the versions that are shown now. */
export function asSeen(selection: Selection, records: readonly ConsoleRecord[]): Selection {
  const newer = records.filter(({ id, version }) => (selection.get(id)?.version ?? version) !== version);
  return newer.length === 0 ? selection : new Map([...selection, ...newer.map(withId)]);
}

const withId = (record: ConsoleRecord): [string, Picked] => [record.id, toPicked(record)];

/** Returns `all`, `some` or `none`, by how many records of this page are selected. */
export function pageChoice(selection: Selection, records: readonly ConsoleRecord[]): 'all' | 'some' | 'none' {
  const count = records.filter(({ id }) => selection.has(id)).length;
  if (count === 0) return 'none';
  return count === records.length ? 'all' : 'some';
}

/** Returns the pages, from 1, that contain all matches up to the largest selection, and how many records to take of each. */
export function pagesToWalk(total: number, size: number): { readonly page: number; readonly take: number }[] {
  const wanted = Math.min(total, mostPicked);
  return Array.from({ length: Math.ceil(wanted / size) }, (_, index) => ({
    page: index + 1,
    take: Math.min(size, wanted - index * size),
  }));
}
