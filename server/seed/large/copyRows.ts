import { isKeyOf } from '#framework/base/objects';
import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, PgDateString, type PgTable, PgTimestamp } from 'drizzle-orm/pg-core';
import { toSnakeCase } from '#framework/server/db/qualified';

/**
 * Inserts copies of rows of a table, read as `model` from `source`; `changed` says what a copy has instead, and every
 * moment and day is moved by `shift`. What the database works out by itself (numbers, codes, search keys) is left to it.
 */
export function copyRows<T extends PgTable>(
  table: T,
  changed: { readonly [K in keyof T['_']['columns']]?: SQL },
  source: SQL,
  shift = sql`interval '0'`,
): SQL {
  const columns = Object.entries<PgColumn>(getTableColumns(table)).filter(
    ([, column]) => !column.generated && !column.generatedIdentity,
  );
  const names = columns.map(([name]) => sql.identifier(toSnakeCase(name)));
  const values = columns.map(([name, column]) => {
    const own = sql`model.${sql.identifier(toSnakeCase(name))}`;
    const moved = column instanceof PgTimestamp ? sql`${own} + ${shift}` : undefined;
    const movedDay = column instanceof PgDateString ? sql`(${own} + ${shift})::date` : undefined;
    return (isKeyOf(changed, name) ? changed[name] : undefined) ?? moved ?? movedDay ?? own;
  });
  return sql`insert into ${table} (${sql.join(names, sql`, `)}) select ${sql.join(values, sql`, `)} ${source}`;
}

/** Deterministic UUID of a number. */
export function idOf(what: string, n: SQL): SQL {
  return sql`overlay(overlay(md5(${sql.raw(`'large ${what} '`)} || (${n})) placing '4' from 13) placing '8' from 17)::uuid`;
}

/** Deterministic number from 0 to count - 1, without visible order. */
export function chosen(what: string, n: SQL, count: number | SQL): SQL {
  return sql`(('x' || substr(md5(${sql.raw(`'${what} '`)} || (${n})), 1, 7))::bit(28)::int % (${count})::int)`;
}

/** A count as part of the statement: several places of one statement must be seen to have the same type. */
export const integerSql = (count: number) => sql.raw(String(Math.trunc(count)));
