import { type DrizzleSnapshotJSON, generateMigration } from 'drizzle-kit/api';
import type { Intents } from './changeIntents';
import { renameColumns } from './renameColumns';
import { repeatable } from './repeatable';
import { safeStatements } from './safeStatements';
import { tableIn, tablesOf } from './snapshot';
import { withFormulas, withSearch } from './generatedColumns';
import { liveFunctions } from '../db/live/liveFunctions';

interface Change {
  readonly previous: DrizzleSnapshotJSON;
  readonly current: DrizzleSnapshotJSON;
  readonly intents: Intents;
  /** The migrations that are there already. */
  readonly written: string;
}

interface Plan {
  readonly statements: string[];
  /** Losses that nobody has confirmed; while there is one, nothing is written. */
  readonly refusals: string[];
}

/**
 * The statements from one state of the tables to the next. The comparison asks a person wherever something goes and
 * something comes; here it never sees both at once, because renames come from the declarations, and what goes is
 * dropped in a second comparison.
 */
export async function planChange({ previous, current, intents, written }: Change): Promise<Plan> {
  const { renamed, statements: renames } = renameColumns(previous, current, intents.renames);
  const { widened, lost } = widen(renamed, current);
  const changes = await generateMigration(renamed, widened);
  const drops = await generateMigration(widened, current);
  const safe = safeStatements([...changes, ...drops], { previous: renamed, current });
  return {
    statements: withLive(
      withFormulas(
        withSearch([...renames, ...safe.flatMap((one) => repeatable(one, intents))], written),
        written,
      ),
    ),
    refusals: lost.filter((one) => !intents.dropped.has(one)).map(refusal),
  };
}

/** The present tables together with what they no longer have; and what that is: `fridges`, `fridges.cost`. */
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

/** The statements of a migration, with the functions of live changes behind the table that they write to. */
function withLive(statements: readonly string[]): string[] {
  const creates = statements.some((statement) => statement.startsWith('CREATE TABLE "live_events"'));
  return creates ? [...statements, ...liveFunctions] : [...statements];
}
