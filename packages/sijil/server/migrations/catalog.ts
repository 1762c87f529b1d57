import type { ClientBase } from 'pg';

export interface CatalogColumn {
  readonly type: string;
  readonly notNull: boolean;
  readonly default: string | null;
  /** Expression of a generated column. */
  readonly generated: string | null;
}

/** Definitions by name, without the name: what is equal but for its name has an equal definition. */
export type Definitions = Readonly<Record<string, string>>;

export interface CatalogTable {
  readonly columns: Readonly<Record<string, CatalogColumn>>;
  /** Indexes that no constraint has made. */
  readonly indexes: Definitions;
  readonly foreignKeys: Definitions;
  readonly checks: Definitions;
  readonly uniques: Definitions;
  readonly primaryKeys: Definitions;
}

export type Catalog = Readonly<Record<string, CatalogTable>>;

/** Constraints of a table by the letter of their kind. */
const constraints = (kind: string) => `
  coalesce((select json_object_agg(conname, regexp_replace(pg_get_constraintdef(oid), ' NOT VALID$', ''))
    from pg_constraint where conrelid = pg_class.oid and contype = '${kind}' and conname <> all ($1)), '{}')`;

const query = `
  select relname as name, json_build_object(
    'columns', (
      select json_object_agg(attname, json_build_object(
        'type', format_type(atttypid, atttypmod), 'notNull', attnotnull,
        'default', case when attgenerated = '' then pg_get_expr(adbin, adrelid) end,
        'generated', case when attgenerated <> '' then pg_get_expr(adbin, adrelid) end))
      from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where attrelid = pg_class.oid and attnum > 0 and not attisdropped),
    'indexes', coalesce((
      select json_object_agg(indexrelid::regclass::text,
        case when indisunique then 'unique ' else '' end || substring(pg_get_indexdef(indexrelid) from ' USING .*'))
      from pg_index where indrelid = pg_class.oid and indexrelid::regclass::text <> all ($1)
        and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u'))), '{}'),
    'foreignKeys', ${constraints('f')},
    'checks', ${constraints('c')},
    'uniques', ${constraints('u')},
    'primaryKeys', ${constraints('p')}
  ) as table
  from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`;

/**
 * Reads the tables of a database as PostgreSQL describes them, without the months of tables that are cut by month.
 * @param ignored names of indexes and constraints to leave out
 */
export async function readCatalog(
  client: ClientBase,
  ignored: ReadonlySet<string> = new Set(),
): Promise<Catalog> {
  const { rows } = await client.query<{ name: string; table: CatalogTable }>(query, [[...ignored]]);
  return Object.fromEntries(rows.map(({ name, table }) => [name, table]));
}
