import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Client } from 'pg';
import { type ResourceName, resourceList } from 'sijil/schema/application';
import { exports } from './schema/console';
import { automationRuns, webhookDeliveries } from './schema/events';
import { declaredTables } from './schema/tables';
import { sessions } from './schema/users';
import { toSnakeCase } from './statement';
import type { PersonalResource } from 'sijil/base/live/liveMessages';

const kinds = { insert: 'new', update: 'new', delete: 'old' } as const;

/** A live source whose resource may be a designed one, which no type names. */
type Source = Omit<LiveSource, 'resource'> & { readonly resource: string };

/** Expected trigger; its name begins with `live_`. */
interface Wanted {
  readonly table: string;
  readonly name: string;
  readonly event: string;
  readonly tables: string;
  readonly call: string;
}

const quoted = (values: readonly string[]): string => values.map((value) => `'${value}'`).join(', ');

/** The triggers that publish the changes of a table: one for each kind of change. */
export function liveTriggersOf({ table, resource, column, only }: Source): Wanted[] {
  return Object.entries(kinds)
    .filter(([event]) => only === undefined || event === only)
    .map(([event, side]) => ({
      table,
      event,
      name: `live_${event}_${resource}`,
      tables: `${side} table as changed`,
      call: `tell_change(${quoted([resource, column])})`,
    }));
}

/** Tables whose changes reach open pages. */
export interface LiveTables {
  /** Besides those of the framework: declared tables, files made in the background, ended sessions. */
  readonly liveSources?: readonly LiveSource[];
  readonly handovers?: readonly Handover[];
}

/** Returns every table whose changes reach open pages. */
export const allLiveSources = ({ liveSources = [] }: Pick<LiveTables, 'liveSources'>): readonly Source[] => [
  ...Object.entries<PgTable>(declaredTables()).map(([name, table]) => ofRecords(name, table)),
  ...[automationRuns, webhookDeliveries].flatMap((table) => {
    const resource = resourceList().find(({ name }) => toSnakeCase(name) === getTableName(table));
    return resource ? [ofRecords(resource.name, table)] : [];
  }),
  { table: getTableName(exports), resource: 'exports', column: 'owner_id' },
  // Only deletion: a stream checks its session when it has something to send, and must learn of the session's end.
  { table: getTableName(sessions), resource: 'sessions', column: 'user_id', only: 'delete' },
  ...liveSources,
];

const ofRecords = (resource: string, table: PgTable): Source => ({
  table: getTableName(table),
  resource,
  column: 'id',
});

export const liveTriggers = ({ handovers = [], ...tables }: LiveTables): readonly Wanted[] => [
  ...allLiveSources(tables).flatMap(liveTriggersOf),
  ...handovers.map(({ table, columns }) => ({
    table,
    event: 'update',
    name: 'live_handover',
    tables: 'old table as former new table as changed',
    call: `tell_handover(${quoted(columns)})`,
  })),
];

export function triggerSql({ name, event, table, tables, call }: Wanted): string {
  return `create or replace trigger "${name}" after ${event} on "${table}" referencing ${tables}
    for each statement execute function ${call}`;
}

/**
 * Gives every live source the triggers that publish its changes; identical ones are left as they are. The migrations create the
 * functions that they call. A table that an older schema does not have yet has none.
 */
export async function installLiveTriggers(client: Client, live: LiveTables): Promise<void> {
  const { rows } = await client.query<{ name: string; table: string; says: string }>(
    `select tgname as name, relname as table, pg_get_triggerdef(pg_trigger.oid) as says
      from pg_trigger join pg_class on pg_class.oid = tgrelid
      where tgname like 'live\\_%' and relnamespace = current_schema()::regnamespace`,
  );
  const tables = await client.query<{ name: string }>(
    'select tablename as name from pg_tables where schemaname = current_schema()',
  );
  const present = new Set(tables.rows.map(({ name }) => name));
  const existing = new Map(rows.map(({ name, table, says }) => [`${table}.${name}`, says]));
  for (const wanted of liveTriggers(live)) {
    const { table, name, call } = wanted;
    if (!present.has(table) || existing.get(`${table}.${name}`)?.includes(call)) continue;
    await client.query(triggerSql(wanted));
  }
}

/**
 * Deletes changes with transaction ids in the future. A database restored into another cluster contains such rows: they would
 * count as not visible yet, and be sent again with every change until the cluster has reached those ids.
 */
export async function forgetFutureEvents(client: Client): Promise<void> {
  await client.query(
    'delete from live_events where tx >= pg_snapshot_xmax(pg_current_snapshot())::text::bigint',
  );
}

/** Table with live changes: the resource that changes, and the column with its record's id. */
export interface LiveSource {
  readonly table: string;
  readonly resource: ResourceName | PersonalResource;
  readonly column: string;
  /** The kind of change that is sent; every kind by default. */
  readonly only?: 'update' | 'delete';
}

/** Columns that decide whose a record is: a person who loses one may no longer read it, and is notified. */
export interface Handover {
  readonly table: string;
  readonly columns: readonly string[];
}

/** Functions that the triggers of `installLiveTriggers` call; created by the migration that creates `live_events`. */
export const liveFunctions: readonly string[] = [
  `CREATE FUNCTION tell_live(resource text, ids text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- An import, a mass change: who looks at the list reads it anew, whichever they were.
  IF cardinality(ids) > 200 THEN
    ids := ARRAY['*'];
  END IF;
  INSERT INTO live_events (tx, resource, record_id, at)
    SELECT pg_current_xact_id()::text::bigint, resource, unnest(ids), now() ON CONFLICT DO NOTHING;
  -- Only a call to look, the same one for a whole transaction, which PostgreSQL then sends once.
  PERFORM pg_notify('live', pg_current_xact_id()::text);
END $$;`,
  `CREATE FUNCTION tell_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids text[];
BEGIN
  -- Which records a statement has changed: the first argument names their resource, the second the column of their ids.
  EXECUTE format('SELECT array_agg(id) FROM (SELECT DISTINCT %I::text AS id FROM changed WHERE %I IS NOT NULL LIMIT 201) AS few',
    TG_ARGV[1], TG_ARGV[1]) INTO ids;
  IF ids IS NOT NULL THEN
    PERFORM tell_live(TG_ARGV[0], ids);
  END IF;
  RETURN NULL;
END $$;`,
  `CREATE FUNCTION tell_handover() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids text[];
BEGIN
  -- Whose a record was until this statement: each argument names a column that holds a person.
  FOR at IN 0 .. TG_NARGS - 1 LOOP
    EXECUTE format('SELECT array_agg(DISTINCT former.%1$I::text) FROM former JOIN changed USING (id)
      WHERE former.%1$I IS NOT NULL AND former.%1$I IS DISTINCT FROM changed.%1$I', TG_ARGV[at]) INTO ids;
    IF ids IS NOT NULL THEN
      PERFORM tell_live('rights', ids);
    END IF;
  END LOOP;
  RETURN NULL;
END $$;`,
];
