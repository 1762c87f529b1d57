import { sql } from 'drizzle-orm';
import type { TestApp } from './buildTestApp';

/** Returns every column of the database, the queue included, that contains a text: `mail_messages.to`. */
export async function findText({ api }: TestApp, text: string): Promise<string[]> {
  const { rows: tables } = await api.db.execute<{ schema: string; name: string }>(sql`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
      and format('%I.%I', table_schema, table_name)::regclass not in (select inhrelid from pg_inherits)`);
  const found = new Set<string>();
  for (const { schema, name } of tables) {
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
    const { rows } = await api.db.execute<{ row: Record<string, unknown> }>(
      sql`select to_jsonb(t) as row from ${table} t where position(lower(${text}) in lower(t::text)) > 0`,
    );
    for (const { row } of rows)
      for (const [column, value] of Object.entries(row))
        if (JSON.stringify(value)?.toLowerCase().includes(text.toLowerCase())) found.add(`${name}.${column}`);
  }
  return [...found].sort();
}
