import { getTableName, type SQL, sql } from 'drizzle-orm';
import { PgDialect, type PgTable } from 'drizzle-orm/pg-core';
import { toSnakeCase } from '../db/qualified';

/** A column of a row that is read along, by its name in the declaration. */
export type ColumnOfRow = (name: string) => SQL;

const dialect = new PgDialect({ casing: 'snake_case' });

/**
 * Records that a selection reads beside its own rows, each joined once however much of it is shown: a branch for its name
 * and for its city. PostgreSQL looks a record up once for all rows of a page that refer to it, and reads a short table once.
 */
export class Joins {
  private readonly rows = new Map<string, { readonly alias: SQL; readonly join: SQL }>();

  /** The record of a table with this id, if there is one. */
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
    const alias = sql.identifier(`beside_${this.rows.size + 1}`);
    return { alias: sql`${alias}`, join: sql`left join ${table} as ${alias} on ${alias}.id = ${id}` };
  }
}
