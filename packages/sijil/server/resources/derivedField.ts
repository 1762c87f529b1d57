import { getTableName, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, PgDialect, type PgTable } from 'drizzle-orm/pg-core';
import { resourceNamed } from 'sijil/schema/application';
import type { Rollup } from 'sijil/schema/field';
import type { Resource } from 'sijil/schema/resource';
import { qualified, toSnakeCase } from '../db/statement';
import { columnNamed, tableNamed } from '../db/schema/tables';

/** A declared field without a column in its table, such as the city of a request's branch. */
export interface DerivedField {
  readonly value: SQL;
  /** Condition for rows whose value fulfils a condition, without computing the value for every row. */
  readonly narrow: (condition: (value: SQL) => SQL) => SQL;
  /** The sort key, where it is not the value. */
  readonly order?: PgColumn;
  /** The value is this prefix and the number in `order`, which has an index. */
  readonly prefix?: string;
  /** The value, where the record of which it is a column is joined. */
  readonly joined?: (joins: Joins) => SQL;
}

/** Field computed from the row's own columns. */
export function computed(value: SQL): DerivedField {
  return { value, narrow: (condition) => condition(value) };
}

/** Field looked up by one of the row's columns in `rows`, a select of `id` and `value` with unique ids. */
export function lookedUp(key: PgColumn, rows: SQL): DerivedField {
  return {
    value: sql`(select "$looked".value from (${rows}) as "$looked" where "$looked".id = ${qualified(key)})`,
    narrow: (condition) =>
      sql`${qualified(key)} in (select "$looked".id from (${rows}) as "$looked" where ${condition(sql`"$looked".value`)})`,
  };
}

/** Field that is a column of the record to which one of the row's columns refers. */
export function ofReferred(key: PgColumn, column: PgColumn): DerivedField {
  const name = sql.identifier(toSnakeCase(column.name));
  return {
    ...lookedUp(key, sql`select "$one".id, "$one".${name} as value from ${column.table} as "$one"`),
    joined: (joins) => joins.row(column.table, qualified(key))(column.name),
  };
}

/**
 * Fixed translation of one of the row's columns; a condition on it becomes one on the column, served by its index. Where a value
 * has two translations, the first is shown, and either finds it.
 */
export function translated(
  column: PgColumn,
  entries: readonly (readonly [from: string, to: string | null])[],
): DerivedField {
  const cases = entries.map(([from, to]) => sql`when ${from} then ${to}::text`);
  const pairs = entries.map(([id, value]) => sql`(${id}::text, ${value}::text)`);
  const rows = sql`select "$words".id, "$words".value from (values ${sql.join(pairs, sql`, `)}) as "$words"(id, value)`;
  return {
    value: sql`case ${qualified(column)} ${sql.join(cases, sql` `)} end`,
    narrow: (condition) =>
      sql`${qualified(column)} = any(array(select "$looked".id from (${rows}) as "$looked" where ${condition(sql`"$looked".value`)}))`,
  };
}

/** Field whose value is the state whose condition a row fulfils; no two of the conditions hold for one row. */
export function oneOf(holds: Readonly<Record<string, SQL>>): DerivedField {
  const states = Object.entries(holds);
  return {
    value: sql`(case ${sql.join(
      states.map(([name, held]) => sql`when ${held} then ${name}::text`),
      sql` `,
    )} end)`,
    // Each state's name replaces the value: the planner drops states that do not match, and an index may serve the rest.
    narrow: (condition) =>
      sql`(${sql.join(
        states.map(([name, held]) => sql`(${condition(sql`${name}::text`)} and ${held})`),
        sql` or `,
      )})`,
  };
}

/** The fields that a declaration computes from the records that refer to its own. */
export function rollupsOf(resource: Resource): Readonly<Record<string, DerivedField>> {
  return Object.fromEntries(
    Object.entries(resource.fields).flatMap(([name, field]) =>
      field.computed ? [[name, rollup(resource, field.computed)]] : [],
    ),
  );
}

/** The number of referring rows that are not deleted, found by the index that every reference has. */
function rollup(resource: Resource, { of, by }: Rollup): DerivedField {
  if (!resourceNamed(of) || resourceNamed(of)?.storedBy)
    throw new Error(`${resource.name} is computed of ${of}, which has no table of its own`);
  const table = tableNamed(of);
  const column = (name: string) => columnNamed(of, name);
  const id = qualified(columnNamed(resource.name, 'id'));
  const value = sql`(select count(*)::int from ${table} where ${qualified(column(by))} = ${id} and ${qualified(column('deletedAt'))} is null)`;
  return computed(value);
}

/** Returns a column of a joined row, by its name in the declaration. */
export type ColumnOfRow = (name: string) => SQL;

const dialect = new PgDialect({ casing: 'snake_case' });

/**
 * Records that a selection joins to its own rows, each once for all its values: a branch for its name and its city. PostgreSQL
 * looks a record up once for all rows of a page that refer to it, and reads a short table once.
 */
export class Joins {
  private readonly rows = new Map<string, { readonly alias: SQL; readonly join: SQL }>();

  /** Joins the record of a table with this id, if there is one. */
  row(table: PgTable, id: SQL): ColumnOfRow {
    const { sql: key } = dialect.sqlToQuery(sql`${id}`.inlineParams());
    const place = `${getTableName(table)} ${key}`;
    const known = this.rows.get(place) ?? this.join(table, sql.raw(key));
    this.rows.set(place, known);
    return (name) => sql`${known.alias}.${sql.identifier(toSnakeCase(name))}`;
  }

  /** The joins, to follow the selection's own table. */
  get sql(): SQL {
    return sql.join(
      [...this.rows.values()].map(({ join }) => join),
      sql` `,
    );
  }

  private join(table: PgTable, id: SQL) {
    const alias = sql.identifier(`joined_${this.rows.size + 1}`);
    return { alias: sql`${alias}`, join: sql`left join ${table} as ${alias} on ${alias}.id = ${id}` };
  }
}
