import type { Client } from 'pg';
import type { Manifest } from './manifest';

type Table = Omit<Manifest['tables'][number], 'rows' | 'sha256'>;
type Described = Pick<Manifest, 'indexes' | 'triggers' | 'foreignKeys' | 'sequences'> & {
  readonly tables: Table[];
};
type Named = Manifest['indexes'][number];

/** Tables of the application and of the job queue; what is only of the moment is left out, and parts of tables are. */
const isStored = `relkind in ('r', 'p') and not relispartition and (
  nspname = 'public' and relname not in ('live_events', 'job_pools')
  or nspname = 'graphile_worker' and relname like '\\_private\\_%')`;

/** Stored tables with their columns, and what belongs to them, as the client's snapshot shows them. */
export async function describeDatabase(client: Client): Promise<Described> {
  const { rows: tables } = await client.query<Table>(
    `select nspname as schema, relname as name, (
       select json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod),
         'expression', pg_get_expr(adbin, adrelid), 'generated', attgenerated <> '', 'required', attnotnull) order by attnum)
       from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
       where attrelid = pg_class.oid and attnum > 0 and not attisdropped) as columns,
       (select pg_get_constraintdef(oid) from pg_constraint where conrelid = pg_class.oid and contype = 'p') as "primaryKey",
       (select coalesce(json_agg(json_build_object('name', part.relname, 'bounds', pg_get_expr(part.relpartbound, part.oid),
         'primaryKey', (select pg_get_constraintdef(oid) from pg_constraint where conrelid = part.oid and contype = 'p'))
         order by part.relname), '[]')
       from pg_inherits join pg_class part on part.oid = inhrelid where inhparent = pg_class.oid) as months
     from pg_class join pg_namespace on pg_namespace.oid = relnamespace where ${isStored} order by 1, 2`,
  );
  const { rows: indexes } = await client.query<Named>(
    `select indexname as name, indexdef as definition from pg_indexes
     where schemaname = 'public' and not exists (select from pg_class where relispartition
       and relname = tablename and relnamespace = 'public'::regnamespace) order by 1`,
  );
  const { rows: triggers } = await client.query<Named>(
    `select tgrelid::regclass || '.' || tgname as name, pg_get_triggerdef(pg_trigger.oid) as definition
     from pg_trigger join pg_class on pg_class.oid = tgrelid join pg_namespace on pg_namespace.oid = relnamespace
     where not tgisinternal and nspname = 'public' order by 1`,
  );
  const { rows: foreignKeys } = await client.query<Manifest['foreignKeys'][number]>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(pg_constraint.oid) as definition
     from pg_constraint join pg_class on pg_class.oid = conrelid join pg_namespace on pg_namespace.oid = relnamespace
     where contype = 'f' and ${isStored} order by 1, 2`,
  );
  const { rows: sequences } = await client.query<Manifest['sequences'][number]>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as value
     from pg_sequences where schemaname in ('public', 'graphile_worker') and last_value is not null order by 1`,
  );
  return { tables, indexes, triggers, foreignKeys, sequences };
}

/** Statement that writes the rows of a table, of all its months. */
export const copyOut = (client: Client, table: Table) =>
  `copy (select ${storedColumns(client, table)} from ${qualifiedName(client, table)}) to stdout`;

/** Statement that reads them again. */
export const copyIn = (client: Client, table: Table) =>
  `copy ${qualifiedName(client, table)} (${storedColumns(client, table)}) from stdin`;

function storedColumns(client: Client, { columns }: Table): string {
  const stored = columns.filter(({ generated }) => !generated);
  return stored.map(({ name }) => client.escapeIdentifier(name)).join(', ');
}

export const qualifiedName = (client: Client, { schema, name }: Pick<Table, 'schema' | 'name'>) =>
  `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`;
