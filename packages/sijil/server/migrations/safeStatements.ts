import type { DrizzleSnapshotJSON } from 'drizzle-kit/api';
import { type SnapshotColumn, tableIn } from './snapshot';

/** Placeholder that the author of the migration must replace; no migration with one is accepted. */
export const unfilled = 'NULL /* FILL */';

const added = /^ALTER TABLE "(\w+)" ADD COLUMN "(\w+)" (.+) NOT NULL;$/;
const required = /^ALTER TABLE "(\w+)" ALTER COLUMN "(\w+)" SET NOT NULL;$/;
const retyped = /^ALTER TABLE "(\w+)" ALTER COLUMN "(\w+)" SET DATA TYPE ([^;]+?)(?: USING .+)?;$/;
const gone = /^(?:DROP TABLE "(\w+)"|ALTER TABLE "(\w+)" DROP COLUMN "(\w+)")/;
const searchKeyGone = /^ALTER TABLE "\w+" drop column "search_key"/i;

interface Snapshots {
  readonly previous: DrizzleSnapshotJSON;
  readonly current: DrizzleSnapshotJSON;
}

/**
 * Statements that preserve existing rows: a new required column is added empty, filled and then required; a changed
 * type is converted; a loss of values has a heading.
 */
export function safeStatements(statements: readonly string[], snapshots: Snapshots): string[] {
  const around = searchKeysAround(statements, snapshots);
  const others = statements.filter((statement) => !searchKeyGone.test(statement));
  return [...around.before, ...others.flatMap((one) => safe(one, snapshots)), ...around.after];
}

function safe(statement: string, { previous, current }: Snapshots): string[] {
  const [, table = '', column = '', type = ''] = added.exec(statement) ?? [];
  if (table && !/ (DEFAULT|GENERATED) /.test(statement))
    return [`ALTER TABLE "${table}" ADD COLUMN "${column}" ${type};`, ...filledThenRequired(table, column)];
  const [, owner = '', now = ''] = required.exec(statement) ?? [];
  if (owner) return filledThenRequired(owner, now, tableIn(current, owner)?.columns[now]);
  const [, held = '', name = ''] = retyped.exec(statement) ?? [];
  if (held) return [retype(held, name, { previous, current })];
  const [, droppedTable, from, lost] = gone.exec(statement) ?? [];
  if (droppedTable) return [`-- LOSES DATA: the table ${droppedTable}\n${statement}`];
  return lost ? [`-- LOSES DATA: every ${lost} of ${from}\n${statement}`] : [statement];
}

function filledThenRequired(table: string, column: string, known?: SnapshotColumn): string[] {
  const value = known?.default === undefined ? unfilled : 'DEFAULT';
  const asks =
    value === unfilled
      ? `-- What shall the rows hold that are there already? Write it instead of NULL.\n`
      : '';
  return [
    `${asks}UPDATE "${table}" SET "${column}" = ${value} WHERE "${column}" IS NULL;`,
    `ALTER TABLE "${table}" ALTER COLUMN "${column}" SET NOT NULL;`,
  ];
}

function retype(table: string, column: string, { previous, current }: Snapshots): string {
  const before = tableIn(previous, table)?.columns[column]?.type ?? '';
  const after = tableIn(current, table)?.columns[column]?.type ?? '';
  const { using, loses } = conversion(`"${column}"`, before, after);
  const warning = loses ? `-- LOSES DATA: ${loses} of ${table}.${column}\n` : '';
  return `${warning}ALTER TABLE "${table}" ALTER COLUMN "${column}" SET DATA TYPE ${after} USING ${using};`;
}

/** Returns the conversion of a value from one type to another. A text that becomes JSON is used for both languages. */
function conversion(value: string, before: string, after: string): { using: string; loses?: string } {
  if (before === 'text' && after === 'jsonb')
    return { using: `jsonb_build_object('ar', ${value}, 'en', ${value})` };
  if (before === 'jsonb' && after === 'text')
    return { using: `coalesce(${value}->>'ar', ${value}::text)`, loses: 'every English text' };
  if (after === `${before}[]`) return { using: `CASE WHEN ${value} IS NOT NULL THEN ARRAY[${value}] END` };
  if (before === `${after}[]`) return { using: `${value}[1]`, loses: 'all but the first value' };
  return { using: `${value}::${after}` };
}

/**
 * A search key is generated from columns, and no column changes its type while the key exists. The key is dropped before, and
 * recreated afterwards unless the comparison does so itself.
 */
function searchKeysAround(statements: readonly string[], { previous, current }: Snapshots) {
  const drops = statements.filter((statement) => searchKeyGone.test(statement));
  const owners = new Set(statements.flatMap((statement) => retyped.exec(statement)?.[1] ?? []));
  const remaining = [...owners].filter(
    (table) =>
      tableIn(previous, table)?.columns['search_key'] &&
      !drops.some((drop) => drop.startsWith(`ALTER TABLE "${table}" `)),
  );
  const made = remaining.flatMap((table) => {
    const key = tableIn(current, table)?.columns['search_key']?.generated;
    return key
      ? [`ALTER TABLE "${table}" ADD COLUMN "search_key" text GENERATED ALWAYS AS (${key.as}) STORED;`]
      : [];
  });
  return {
    before: [
      ...drops,
      ...remaining.map((table) => `ALTER TABLE "${table}" DROP COLUMN IF EXISTS "search_key";`),
    ],
    after: made,
  };
}
