import type { DrizzleSnapshotJSON } from 'drizzle-kit/api';
import type { Resource } from 'sijil/schema/resource';
import { toSnakeCase } from '../db/statement';

/** Snapshot of the tables, limited to the parts that planning reads. */
export interface SnapshotColumn {
  name: string;
  readonly type: string;
  readonly notNull: boolean;
  readonly default?: unknown;
  generated?: { as: string };
}

interface SnapshotTable {
  readonly name: string;
  columns: Record<string, SnapshotColumn>;
  indexes: Record<string, { name: string; columns: { expression: string }[]; where?: string }>;
  foreignKeys: Record<string, { name: string; columnsFrom: string[] }>;
}

export function tablesOf(snapshot: DrizzleSnapshotJSON): Record<string, SnapshotTable> {
  return snapshot.tables as unknown as Record<string, SnapshotTable>;
}

export function tableIn(snapshot: DrizzleSnapshotJSON, name: string): SnapshotTable | undefined {
  return tablesOf(snapshot)[`public.${name}`];
}

/** A column that continues under another name. */
interface Rename {
  readonly table: string;
  readonly from: string;
  readonly to: string;
}

/** Intents that two snapshots cannot show: renamed columns, and values that may be lost. */
export interface Intents {
  readonly renames: readonly Rename[];
  /** Tables (`fridges`) and columns (`fridges.cost`) whose values may be lost. */
  readonly dropped: ReadonlySet<string>;
  /** Tables (`fridges`) and columns (`fridges.cost`) that an installation may have already, because they were designed there. */
  readonly addedLater: ReadonlySet<string>;
}

/**
 * Renames and removals from declarations (`was`, `dropped`) and from the command line for module tables (`--drop=a.b`).
 */
export function changeIntents(resources: readonly Resource[], flags: readonly string[] = []): Intents {
  const declared = resources.filter((resource) => !resource.storedBy);
  const tableOf = (resource: Resource) => toSnakeCase(resource.name);
  return {
    renames: declared.flatMap((resource) =>
      Object.entries(resource.fields).flatMap(([name, { was }]) =>
        was === undefined
          ? []
          : [{ table: tableOf(resource), from: toSnakeCase(was), to: toSnakeCase(name) }],
      ),
    ),
    addedLater: new Set(
      declared.flatMap((resource) => [
        ...(resource.addedLater ? [tableOf(resource)] : []),
        ...Object.entries(resource.fields).flatMap(([name, field]) =>
          field.addedLater ? [`${tableOf(resource)}.${toSnakeCase(name)}`] : [],
        ),
      ]),
    ),
    dropped: new Set([
      ...declared.flatMap((resource) =>
        (resource.dropped ?? []).map((name) => `${tableOf(resource)}.${toSnakeCase(name)}`),
      ),
      ...flags.flatMap((flag) => (flag.startsWith('--drop=') ? flag.slice('--drop='.length).split(',') : [])),
    ]),
  };
}

/**
 * Renames columns, and what is named after them, in a copy of the snapshot, so that a comparison with the present tables finds
 * nothing removed. A rename that was made before is skipped.
 */
export function renameColumns(
  previous: DrizzleSnapshotJSON,
  current: DrizzleSnapshotJSON,
  renames: readonly Rename[],
): { readonly renamed: DrizzleSnapshotJSON; readonly statements: string[] } {
  const renamed = structuredClone(previous);
  const statements = renames.flatMap((rename) => {
    const table = tableIn(renamed, rename.table);
    const goal = tableIn(current, rename.table);
    const isDue = table?.columns[rename.from] && !table.columns[rename.to] && goal?.columns[rename.to];
    return isDue && goal ? renameIn(table, goal, rename) : [];
  });
  return { renamed, statements };
}

function renameIn(table: SnapshotTable, goal: SnapshotTable, { from, to }: Rename): string[] {
  const inText = (text: string) => text.replaceAll(`"${from}"`, `"${to}"`);
  const inName = (text: string) => (text === from ? to : inText(text));
  table.columns = Object.fromEntries(
    Object.entries(table.columns).map(([name, column]) => [
      inName(name),
      {
        ...column,
        name: inName(column.name),
        ...(column.generated && { generated: { ...column.generated, as: inText(column.generated.as) } }),
      },
    ]),
  );
  for (const index of Object.values(table.indexes)) {
    index.columns = index.columns.map((one) => ({ ...one, expression: inName(one.expression) }));
    if (index.where !== undefined) index.where = inText(index.where);
  }
  for (const key of Object.values(table.foreignKeys)) key.columnsFrom = key.columnsFrom.map(inName);
  return [
    `ALTER TABLE "${table.name}" RENAME COLUMN "${from}" TO "${to}";`,
    ...renameNamed(table.indexes, goal.indexes, (old, now) => `ALTER INDEX "${old}" RENAME TO "${now}";`),
    ...renameNamed(
      table.foreignKeys,
      goal.foreignKeys,
      (old, now) => `ALTER TABLE "${table.name}" RENAME CONSTRAINT "${old}" TO "${now}";`,
    ),
  ];
}

/** Indexes and keys are named after their columns: one that differs only in its name takes the new one. */
function renameNamed<T extends { name: string }>(
  before: Record<string, T>,
  goal: Readonly<Record<string, T>>,
  statement: (old: string, now: string) => string,
): string[] {
  const nameless = (one: T) => JSON.stringify({ ...one, name: '' });
  return Object.entries(before).flatMap(([old, one]) => {
    const [now] =
      Object.entries(goal).find(([name, other]) => !before[name] && nameless(other) === nameless(one)) ?? [];
    if (goal[old] || now === undefined) return [];
    delete before[old];
    before[now] = { ...one, name: now };
    return [statement(old, now)];
  });
}
