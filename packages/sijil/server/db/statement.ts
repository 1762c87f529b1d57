import { owners, ownershipWith } from 'sijil/schema/application';
import { createHash } from 'node:crypto';
import { fillPlaceholders, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, PgDialect } from 'drizzle-orm/pg-core';
import type { QueryConfig, QueryResultRow } from 'pg';
import type { Database } from './connect';
import type { Actor } from 'sijil/schema/access';

const dialect = new PgDialect({ casing: 'snake_case' });

/** Placeholder in a statement for a value that differs between calls. */
export type Given = (name: string) => Placeholder;

/** PostgreSQL truncates longer names, and two statements would share one. */
const longestName = 63;

/** Returns a name that fits: the end of a longer one, such as that of a custom role, is replaced by a digest of the full name. */
export function fittingName(name: string): string {
  if (name.length <= longestName) return name;
  const digest = createHash('sha256').update(name).digest('hex').slice(0, 24);
  return `${name.slice(0, longestName - digest.length - 1)} ${digest}`;
}

/** Runs a statement with these values for its placeholders, and returns its rows. */
export type Statement<Row> = (db: Database, values: Readonly<Record<string, unknown>>) => Promise<Row[]>;

/**
 * A named statement: each connection plans it once. Values that differ between calls are `sql.placeholder('name')`; every other
 * value is inlined, where the planner can use it.
 * @throws where the name is longer than 63 signs
 */
export function statement<Row extends object>(name: string, query: SQL): Statement<Row> {
  if (name.length > longestName) throw new Error(`The statement's name is too long: ${name}`);
  const { sql: text, params } = dialect.sqlToQuery(query.inlineParams());
  return (db, values) => {
    return runStatement<Row>(db, { name, text, values: fillPlaceholders(params, { ...values }) });
  };
}

/** Runs a statement; each connection plans a named one once, where the settings allow it. */
export async function runStatement<Row extends QueryResultRow>(
  { $client, $settings }: Database,
  { name, ...statement }: QueryConfig,
): Promise<Row[]> {
  const named = name !== undefined && $settings.prepare !== false;
  const { rows } = await $client.query<Row>(named ? { name, ...statement } : statement);
  return rows;
}

/** Key of the actors that share a statement's text; only their own values differ (`rowFilter` with `given`). */
export function kindOfActor(actor: Actor): string {
  return [actor.role, ...owners().filter((owner) => actor[owner] !== null)].join(' ');
}

const nobody = '00000000-0000-0000-0000-000000000000';

/**
 * Actor of the same kind who owns nothing: the shared statement is built with it. A value that was inlined by mistake, instead
 * of being a placeholder, then finds nothing, and never another actor's rows.
 */
export function nobodyOfKind(actor: Actor): Actor {
  return { ...ownershipWith(nobody, actor), userId: nobody, role: actor.role };
}

/** The values of an actor for the placeholders of such a statement. */
export function ownValues(actor: Actor): Readonly<Record<string, unknown>> {
  return Object.fromEntries(['userId' as const, ...owners()].map((name) => [name, actor[name]]));
}

/**
 * Column qualified by its table. Drizzle omits the table in a select from one table, also inside a sub-select, where the bare
 * name would refer to the inner table's column.
 */
export function qualified(column: PgColumn): SQL {
  return sql`${column.table}.${sql.identifier(toSnakeCase(column.name))}`;
}

export function toSnakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Condition for rows with one of these ids, with the same text for any number of them: the statement can be prepared. */
export function isOneOf(id: PgColumn, ids: readonly string[]): SQL {
  return sql`${id} = any(${sql.param(ids)}::uuid[])`;
}
