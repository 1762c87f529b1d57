import type { DrizzleSnapshotJSON } from 'drizzle-kit/api';
import type { Rename } from './changeIntents';
import { type SnapshotTable, tableIn } from './snapshot';

/**
 * Renames columns, and what is named after them, in a copy of the snapshot, so that a comparison with the present tables
 * finds nothing gone. A rename that has been made already is passed over.
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

/** Indexes and keys are called after their columns: one that is the same but for its name takes the new one. */
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
