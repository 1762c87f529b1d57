import { drizzle } from 'drizzle-orm/node-postgres';
import type { Client } from 'pg';
import { partsByMonth } from '../db/months/monthsOf';
import type { ArchivedTable, Manifest } from './manifest';

export type DescribedTable = Omit<ArchivedTable, 'rows' | 'sha256'>;

/** Tables that belong to the data, without transient ones and without partitions. */
const isStored = `relkind in ('r', 'p') and not relispartition and (
  nspname = 'public' and relname not in ('live_events', 'job_pools')
  or nspname = 'graphile_worker' and relname like '\\_private\\_%')`;

/** Stored tables with their columns and months, as the client's snapshot shows them. */
export async function describeTables(client: Client): Promise<DescribedTable[]> {
  const { rows } = await client.query<Omit<DescribedTable, 'months'> & { readonly cut: boolean }>(
    `select nspname as schema, relname as name, relkind = 'p' as cut, (
       select coalesce(json_agg(attname order by attnum), '[]') from pg_attribute
       where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
     from pg_class join pg_namespace on pg_namespace.oid = relnamespace where ${isStored} order by 1, 2`,
  );
  const tables: DescribedTable[] = [];
  for (const { cut, ...table } of rows)
    tables.push({ ...table, months: cut ? await monthsOf(client, table.name) : [] });
  return tables;
}

async function monthsOf(client: Client, table: string): Promise<DescribedTable['months']> {
  const parts = await partsByMonth(drizzle({ client }), table);
  const written = (moment: Date | null) => moment?.toISOString() ?? null;
  return parts.map(({ name, from, to }) => ({ name, from: written(from), to: written(to) }));
}

/** Sequences with the value that each has reached; null for one that was never used. */
export async function describeSequences(
  client: Client,
): Promise<(Omit<Manifest['sequences'][number], 'value'> & { readonly value: string | null })[]> {
  const { rows } = await client.query<Manifest['sequences'][number]>(
    `select schemaname as schema, sequencename as name, last_value::text as value
     from pg_sequences where schemaname in ('public', 'graphile_worker') order by 1, 2`,
  );
  return rows;
}

/** Foreign keys of the stored tables, with the statement that adds each. */
export async function describeForeignKeys(
  client: Client,
): Promise<{ readonly table: string; readonly name: string; readonly definition: string }[]> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(pg_constraint.oid) as definition
     from pg_constraint join pg_class on pg_class.oid = conrelid join pg_namespace on pg_namespace.oid = relnamespace
     where contype = 'f' and ${isStored} order by 1, 2`,
  );
  return rows;
}

type Named = Pick<DescribedTable, 'schema' | 'name' | 'columns'>;

/** Statement that exports the rows of a table, from all its partitions. */
export const copyOut = (client: Client, table: Named) =>
  `copy (select ${columnsOf(client, table)} from ${qualifiedName(client, table)}) to stdout`;

/** Statement that loads them again. */
export const copyIn = (client: Client, table: Named) =>
  `copy ${qualifiedName(client, table)} (${columnsOf(client, table)}) from stdin`;

const columnsOf = (client: Client, { columns }: Named) =>
  columns.map((name) => client.escapeIdentifier(name)).join(', ');

export const qualifiedName = (client: Client, { schema, name }: Pick<Named, 'schema' | 'name'>) =>
  `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`;
