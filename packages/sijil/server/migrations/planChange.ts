import { type DrizzleSnapshotJSON, generateMigration } from 'drizzle-kit/api';
import { type Intents, tableIn, tablesOf } from './snapshot';
import { safeStatements } from './safeStatements';
import { liveFunctions } from '../db/liveTriggers';
import { formulaPrerequisites } from '../db/tables/formulaSql';
import { searchPrerequisites } from '../db/searchKey';

interface Change {
  /** Tables before the change, in which what is renamed has its new name. */
  readonly previous: DrizzleSnapshotJSON;
  /** Statements of the renames. */
  readonly renames?: readonly string[];
  readonly current: DrizzleSnapshotJSON;
  readonly intents: Intents;
  /** Text of the existing migrations. */
  readonly written: string;
}

interface Plan {
  readonly statements: string[];
  /** Losses that nobody has confirmed; with any, nothing is written. */
  readonly refusals: string[];
}

/**
 * Returns the statements from one state of the tables to the next. The comparison asks a person wherever one thing is removed
 * and another added; here it never sees both at once, because renames come from the declarations, and removals are dropped in a
 * second comparison.
 */
export async function planChange({
  previous,
  renames = [],
  current,
  intents,
  written,
}: Change): Promise<Plan> {
  const { widened, lost } = widen(previous, current);
  const changes = await generateMigration(previous, widened);
  const drops = await generateMigration(widened, current);
  const safe = safeStatements([...changes, ...drops], { previous, current });
  return {
    statements: withLive(
      withFormulas(
        withSearchStatements([...renames, ...safe.flatMap((one) => repeatable(one, intents))], written),
        written,
      ),
    ),
    refusals: lost.filter((one) => !intents.dropped.has(one)).map(refusal),
  };
}

/** Returns the present tables with all that they no longer have, and the names of the latter: `fridges`, `fridges.cost`. */
function widen(before: DrizzleSnapshotJSON, current: DrizzleSnapshotJSON) {
  const widened = structuredClone(current);
  const lost: string[] = [];
  for (const [key, table] of Object.entries(tablesOf(before))) {
    const now = tablesOf(widened)[key];
    if (!now) {
      tablesOf(widened)[key] = structuredClone(table);
      lost.push(table.name);
      continue;
    }
    for (const [name, column] of Object.entries(table.columns)) {
      if (tableIn(current, table.name)?.columns[name]) continue;
      now.columns[name] = structuredClone(column);
      // Search columns are computed from other columns, so dropping them loses nothing.
      if (name !== 'search_key') lost.push(`${table.name}.${name}`);
    }
  }
  return { widened, lost };
}

function refusal(lost: string): string {
  const [table, column] = lost.split('.');
  return column === undefined
    ? `The table ${table} is no longer declared. If all its rows may be lost, add --drop=${table}.`
    : `${lost} is no longer declared. If the field has another name now, write there was: '${camel(column)}'. ` +
        `If its values may be lost, write dropped: ['${camel(column)}'] beside the fields, or, for a module's table, add --drop=${lost}.`;
}

function camel(name: string): string {
  return name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Returns the statements of a migration, with the functions of live changes after the table that they write to. */
function withLive(statements: readonly string[]): string[] {
  const creates = statements.some((statement) => statement.startsWith('CREATE TABLE "live_events"'));
  return creates ? [...statements, ...liveFunctions] : [...statements];
}

/**
 * Returns the statements of a migration preceded by the functions that formulas call, unless an earlier migration
 * (`written`) has created them.
 */
function withFormulas(statements: readonly string[], written: string): string[] {
  if (!statements.some((statement) => statement.includes('formula_'))) return [...statements];
  return [...formulaPrerequisites.filter((one) => !written.includes(one)), ...statements];
}

const rebuilt = /^ALTER TABLE "(\w+)" ADD COLUMN "search_key"/;

/**
 * Adds to the statements of a migration those that the comparison of two snapshots omits: the extension and the function that
 * search keys depend on, unless an earlier migration (`written`) has created them, and the index of a key whose expression has
 * changed. Such a column is dropped and recreated, and its index silently goes with it. The column is created after all others,
 * from which it may be computed.
 */
export function withSearchStatements(statements: readonly string[], written: string): string[] {
  if (!statements.some((statement) => statement.includes('"search_key"'))) return [...statements];
  const keys = statements.filter((statement) => rebuilt.test(statement));
  const indexes = keys.map((statement) => {
    const table = rebuilt.exec(statement)?.[1];
    return `CREATE INDEX "${table}_search_key_index" ON "${table}" USING gin ("search_key" gin_trgm_ops);`;
  });
  const others = statements.filter((statement) => !keys.includes(statement) && !indexes.includes(statement));
  const prerequisites = searchPrerequisites.filter((one) => !written.includes(one));
  return [...prerequisites, ...others, ...keys, ...indexes];
}

const tableCreated = /^CREATE TABLE "(\w+)"/;
const columnLine = /^\t("(\w+)" [^\n]*?),?$/gm;
const columnAdded = /^ALTER TABLE "(\w+)" ADD COLUMN "(\w+)"/;
const keyAdded = /^ALTER TABLE "(\w+)" ADD CONSTRAINT "(\w+)" FOREIGN KEY \("(\w+)"\)/;
const indexCreated = /^CREATE (UNIQUE )?INDEX "\w+" ON "(\w+)" .*$/s;

/**
 * A statement about the table of a record type or the column of a field that was added later, rewritten to do nothing where an
 * installation has it from its own design. Other statements are unchanged.
 */
export function repeatable(statement: string, { addedLater }: Pick<Intents, 'addedLater'>): string[] {
  const isLater = (table = '', column = '') => addedLater.has(table) || addedLater.has(`${table}.${column}`);
  const [, created] = tableCreated.exec(statement) ?? [];
  if (created !== undefined && addedLater.has(created))
    return [
      statement.replace('CREATE TABLE', 'CREATE TABLE IF NOT EXISTS'),
      // A type that was designed there may have other fields.
      ...[...statement.matchAll(columnLine)]
        .filter(([, , column]) => addedLater.has(`${created}.${column}`))
        .map(([, line]) => `ALTER TABLE "${created}" ADD COLUMN IF NOT EXISTS ${line};`),
    ];
  const [, table, column] = columnAdded.exec(statement) ?? [];
  if (isLater(table, column)) return [statement.replace('ADD COLUMN', 'ADD COLUMN IF NOT EXISTS')];
  const [, owner, constraint, key] = keyAdded.exec(statement) ?? [];
  if (isLater(owner, key))
    return [`ALTER TABLE "${owner}" DROP CONSTRAINT IF EXISTS "${constraint}";`, statement];
  const [, , indexed] = indexCreated.exec(statement) ?? [];
  const names = [...statement.matchAll(/"(\w+)"/g)].map(([, name]) => name);
  if (indexed !== undefined && names.some((name) => isLater(indexed, name)))
    return [statement.replace('INDEX', 'INDEX IF NOT EXISTS')];
  return [statement];
}
