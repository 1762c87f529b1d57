import type { DrizzleSnapshotJSON } from 'drizzle-kit/api';
import type { ClientBase } from 'pg';
import {
  type Catalog,
  type CatalogColumn,
  type CatalogTable,
  type Definitions,
  readCatalog,
} from './catalog';
import {
  type Rename,
  type SnapshotColumn,
  type SnapshotForeignKey,
  type SnapshotIndex,
  type SnapshotTable,
  type SnapshotUnique,
  tablesOf,
} from './snapshot';

interface Compared {
  /** Connection to a database with the migrations; renames are carried out in it. */
  readonly migrated: ClientBase;
  /** Connection to a database with the tables that the code declares. */
  readonly declared: ClientBase;
  /** The tables that the code declares. */
  readonly current: DrizzleSnapshotJSON;
  readonly renames: readonly Rename[];
  /** Names of indexes and constraints that no declaration can say. */
  readonly ignored?: ReadonlySet<string>;
}

interface PreviousTables {
  /** The tables of the migrations after the renames, with the names of `current` where nothing differs. */
  readonly previous: DrizzleSnapshotJSON;
  /** Statements of the renames: of columns, and of indexes and keys that differ in nothing but their names. */
  readonly renames: readonly string[];
}

/**
 * Returns the tables that the migrations make, in the form of the declared ones. PostgreSQL describes both, so that one thing
 * written in two ways is no difference: what has the same description is copied from the declared tables, and what differs or is
 * only in the migrations has a description that a comparison finds changed or removed.
 */
export async function readPrevious({
  migrated,
  declared,
  current,
  renames,
  ignored = new Set(),
}: Compared): Promise<PreviousTables> {
  const goal = await readCatalog(declared);
  const { catalog, statements } = await renameAll(migrated, goal, { renames, ignored });
  const now = tablesOf(current);
  const tables = Object.entries(catalog).map(([name, made]) => [
    `public.${name}`,
    tableBefore(now[`public.${name}`] ?? emptyTable(name), made, goal[name]),
  ]);
  return { previous: { ...current, tables: Object.fromEntries(tables) }, renames: statements };
}

/** Returns a table as the migrations make it: `declared` with what differs in them. */
function tableBefore(declared: SnapshotTable, made: CatalogTable, wanted?: CatalogTable): SnapshotTable {
  const { name } = declared;
  return {
    ...declared,
    columns: columnsBefore(declared.columns, made.columns, wanted?.columns ?? {}),
    indexes: partsBefore<SnapshotIndex>(
      declared.indexes,
      made.indexes,
      wanted?.indexes,
      (index, definition) => ({
        name: index,
        columns: [{ expression: definition, isExpression: true, asc: true, nulls: 'last' }],
        isUnique: false,
        concurrently: false,
        method: 'btree',
        with: {},
      }),
    ),
    foreignKeys: partsBefore<SnapshotForeignKey>(
      declared.foreignKeys,
      made.foreignKeys,
      wanted?.foreignKeys,
      (key, definition) => ({
        name: key,
        tableFrom: name,
        tableTo: definition,
        columnsFrom: [],
        columnsTo: [],
        onDelete: 'no action',
        onUpdate: 'no action',
      }),
    ),
    checkConstraints: partsBefore(
      declared.checkConstraints,
      made.checks,
      wanted?.checks,
      (check, definition) => ({
        name: check,
        value: definition,
      }),
    ),
    uniqueConstraints: partsBefore<SnapshotUnique>(
      declared.uniqueConstraints,
      made.uniques,
      wanted?.uniques,
      (key, definition) => ({
        name: key,
        columns: [definition],
        nullsNotDistinct: false,
      }),
    ),
    compositePrimaryKeys: partsBefore(
      declared.compositePrimaryKeys,
      made.primaryKeys,
      wanted?.primaryKeys,
      (key, definition) => ({ name: key, columns: [definition] }),
    ),
  };
}

const emptyTable = (name: string): SnapshotTable => ({
  name,
  schema: '',
  columns: {},
  indexes: {},
  foreignKeys: {},
  compositePrimaryKeys: {},
  uniqueConstraints: {},
  checkConstraints: {},
  policies: {},
  isRLSEnabled: false,
});

/** Renames columns whose table has the old name and is declared with the new one, and then what differs only in its name. */
async function renameAll(
  migrated: ClientBase,
  goal: Catalog,
  { renames, ignored }: Required<Pick<Compared, 'renames' | 'ignored'>>,
) {
  const statements: string[] = [];
  const run = async (statement: string) => {
    await migrated.query(statement);
    statements.push(statement);
  };
  const first = await readCatalog(migrated, ignored);
  for (const { table, from, to } of renames) {
    const columns = first[table]?.columns;
    if (columns?.[from] && !columns[to] && goal[table]?.columns[to])
      await run(`ALTER TABLE "${table}" RENAME COLUMN "${from}" TO "${to}";`);
  }
  const renamed = await readCatalog(migrated, ignored);
  for (const [table, { indexes, foreignKeys }] of Object.entries(renamed)) {
    for (const [old, now] of renamedParts(indexes, goal[table]?.indexes))
      await run(`ALTER INDEX "${old}" RENAME TO "${now}";`);
    for (const [old, now] of renamedParts(foreignKeys, goal[table]?.foreignKeys))
      await run(`ALTER TABLE "${table}" RENAME CONSTRAINT "${old}" TO "${now}";`);
  }
  return { catalog: await readCatalog(migrated, ignored), statements };
}

/** Names before and now of parts that have the same definition under another name. */
function renamedParts(made: Definitions, wanted: Definitions = {}): [old: string, now: string][] {
  const added = Object.entries(wanted).filter(([name]) => made[name] === undefined);
  return Object.entries(made).flatMap(([old, definition]): [string, string][] => {
    if (wanted[old] !== undefined) return [];
    const position = added.findIndex(([, other]) => other === definition);
    const [found] = position === -1 ? [] : added.splice(position, 1);
    return found ? [[old, found[0]]] : [];
  });
}

function columnsBefore(
  declared: Readonly<Record<string, SnapshotColumn>>,
  made: Readonly<Record<string, CatalogColumn>>,
  wanted: Readonly<Record<string, CatalogColumn>>,
): Record<string, SnapshotColumn> {
  return Object.fromEntries(
    Object.entries(made).map(([name, column]) => [
      name,
      columnBefore(name, column, { declared: declared[name], wanted: wanted[name] }),
    ]),
  );
}

function columnBefore(
  name: string,
  made: CatalogColumn,
  { declared, wanted }: { readonly declared?: SnapshotColumn; readonly wanted?: CatalogColumn },
): SnapshotColumn {
  const { default: _, generated: __, ...same } = declared ?? { name, primaryKey: false };
  const isSame = (part: keyof CatalogColumn) => declared !== undefined && made[part] === wanted?.[part];
  return {
    ...same,
    type: isSame('type') && declared ? declared.type : made.type,
    notNull: isSame('notNull') && declared ? declared.notNull : made.notNull,
    ...(isSame('default')
      ? declared?.default !== undefined && { default: declared.default }
      : made.default !== null && { default: made.default }),
    ...(isSame('generated')
      ? declared?.generated && { generated: declared.generated }
      : made.generated !== null && { generated: { as: made.generated, type: 'stored' } }),
  };
}

/** Returns the parts of a table in the migrations: one with the declared definition is the declared part. */
function partsBefore<T>(
  declared: Readonly<Record<string, T>>,
  made: Definitions,
  wanted: Definitions | undefined,
  changed: (name: string, definition: string) => T,
): Record<string, T> {
  return Object.fromEntries(
    Object.entries(made).flatMap(([name, definition]): [string, T][] => {
      if (definition !== wanted?.[name]) return [[name, changed(name, definition)]];
      // The primary key of one column is a property of the column.
      return declared[name] === undefined ? [] : [[name, declared[name]]];
    }),
  );
}
