import { getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { ConfigurationError } from './config/serverConfig';
import type { Database } from './db/connect';
import { toSnakeCase } from './db/statement';

/** @throws ConfigurationError for a table or a column of the code that no migration has made */
export async function assertTables(db: Database, schema: Readonly<Record<string, unknown>>): Promise<void> {
  const { rows } = await db.execute<{ table: string; column: string }>(
    sql`select table_name as "table", column_name as "column" from information_schema.columns where table_schema = current_schema()`,
  );
  const present = new Set(rows.flatMap(({ table, column }) => [table, `${table}.${column}`]));
  const missing = Object.values(schema)
    .filter((one: unknown): one is PgTable => is(one, PgTable))
    .flatMap((table) => {
      const name = getTableName(table);
      const columns = Object.values(getTableColumns(table)).map(
        (column) => `${name}.${toSnakeCase(column.name)}`,
      );
      return present.has(name) ? columns.filter((column) => !present.has(column)) : [name];
    });
  if (missing.length > 0)
    throw new ConfigurationError(
      `A23 The database lacks ${missing.join(', ')}. Run "npm run migration -- a_name", read the SQL that it writes, and start again.`,
    );
}
