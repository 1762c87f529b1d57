import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { qualified, toSnakeCase } from '../db/qualified';
import type { Joins } from './joins';

/** A declared field that no column of its table holds, such as the city of a request's branch. */
export interface DerivedField {
  readonly value: SQL;
  /** The rows whose value fulfils a condition, found without working the value out for every row. */
  readonly narrow: (condition: (value: SQL) => SQL) => SQL;
  /** The sort key, where it is not the value. */
  readonly order?: PgColumn;
  /** The value is this and the number in `order`, which an index finds. */
  readonly prefix?: string;
  /** The value where the record that it is a column of is joined. */
  readonly joined?: (joins: Joins) => SQL;
}

/** Worked out of the row's own columns. */
export function computed(value: SQL): DerivedField {
  return { value, narrow: (condition) => condition(value) };
}

/** Found under one of the row's columns among `rows`, a select of `id` and `value` that holds each id once. */
export function lookedUp(key: PgColumn, rows: SQL): DerivedField {
  return {
    value: sql`(select looked.value from (${rows}) as looked where looked.id = ${qualified(key)})`,
    narrow: (condition) =>
      sql`${qualified(key)} in (select looked.id from (${rows}) as looked where ${condition(sql`looked.value`)})`,
  };
}

/** A column of the record that one of the row's columns refers to. */
export function ofReferred(key: PgColumn, column: PgColumn): DerivedField {
  const name = sql.identifier(toSnakeCase(column.name));
  return {
    ...lookedUp(key, sql`select one.id, one.${name} as value from ${column.table} as one`),
    joined: (joins) => joins.row(column.table, qualified(key))(column.name),
  };
}

/**
 * A fixed translation of one of the row's columns; a condition on it becomes one on the column, served by its index. Of
 * two translations of one value the first is what it says, and either finds it.
 */
export function translated(
  column: PgColumn,
  entries: readonly (readonly [from: string, to: string | null])[],
): DerivedField {
  const cases = entries.map(([from, to]) => sql`when ${from} then ${to}::text`);
  const pairs = entries.map(([id, value]) => sql`(${id}::text, ${value}::text)`);
  const rows = sql`select words.id, words.value from (values ${sql.join(pairs, sql`, `)}) as words(id, value)`;
  return {
    value: sql`case ${qualified(column)} ${sql.join(cases, sql` `)} end`,
    narrow: (condition) =>
      sql`${qualified(column)} = any(array(select looked.id from (${rows}) as looked where ${condition(sql`looked.value`)}))`,
  };
}

/** The state whose condition a row fulfils; no two of the conditions hold for one row. */
export function oneOf(holds: Readonly<Record<string, SQL>>): DerivedField {
  const states = Object.entries(holds);
  return {
    value: sql`(case ${sql.join(
      states.map(([name, held]) => sql`when ${held} then ${name}::text`),
      sql` `,
    )} end)`,
    // Each state's name stands for the value: the planner drops those that are not asked for, and an index may serve the rest.
    narrow: (condition) =>
      sql`(${sql.join(
        states.map(([name, held]) => sql`(${condition(sql`${name}::text`)} and ${held})`),
        sql` or `,
      )})`,
  };
}
