import type { Client } from 'pg';
import { handovers, liveSources } from '#app/server/liveSources';
import type { LiveSource } from './liveSource';

const kinds = { insert: 'new', update: 'new', delete: 'old' } as const;

/** A live source whose resource may be a designed one, which no type names. */
type Source = Omit<LiveSource, 'resource'> & { readonly resource: string };

/** Trigger as it should be; its name begins with `live_`. */
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

export const liveTriggers: readonly Wanted[] = [
  ...liveSources.flatMap(liveTriggersOf),
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
 * Gives every live source the triggers that tell its changes; those that say the same already are left as they are. The
 * functions that they call come with the migrations. A table that an older schema does not have yet has none.
 */
export async function installLiveTriggers(client: Client): Promise<void> {
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
  for (const wanted of liveTriggers) {
    const { table, name, call } = wanted;
    if (!present.has(table) || existing.get(`${table}.${name}`)?.includes(call)) continue;
    await client.query(triggerSql(wanted));
  }
}
