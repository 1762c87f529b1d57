import { isDeepStrictEqual } from 'node:util';
import { type SQL, sql } from 'drizzle-orm';
import type { Resource } from 'sijil/schema/resource';
import type { Queryable } from '../db/connect';
import { tableNamed } from '../db/schema/tables';
import { auditEntries } from '../db/schema/users';
import { eventParts, recordEvent } from '../events';

type Changes = (typeof auditEntries.$inferInsert)['changes'];

interface Entry {
  readonly resource: Pick<Resource, 'name'>;
  readonly id: string;
  readonly action: (typeof auditEntries.$inferInsert)['action'];
  /** Null for a change by the system. */
  readonly actor: { readonly userId: string } | null;
  readonly at: Date;
  readonly version: number;
  readonly changes: Changes;
}

/** Name in the log for actions on an account itself, whatever kind of person it belongs to. */
export const accountsAudited = { name: 'users' } as const;

/** Events of actions on a record; restoring one counts as creating it. */
const eventOf: Readonly<Partial<Record<Entry['action'], string>>> = {
  create: 'created',
  update: 'updated',
  delete: 'deleted',
  restore: 'created',
};

/** Writes an entry, and with it the event for webhooks and automations. */
export async function recordAudit(tx: Queryable, entry: Entry): Promise<void> {
  await tx.insert(auditEntries).values({
    resource: entry.resource.name,
    recordId: entry.id,
    action: entry.action,
    actorId: entry.actor?.userId ?? null,
    at: entry.at,
    version: entry.version,
    changes: entry.changes,
  });
  const kind = eventOf[entry.action];
  if (kind) await recordEvent(tx, { resource: entry.resource.name, id: entry.id, kind, at: entry.at });
}

/** A row that will be inserted into the resource's own table, and returned. */
interface Insert {
  getSQL(): SQL;
}

interface Audited extends Pick<Entry, 'resource' | 'at' | 'changes'> {
  readonly actor: { readonly userId: string };
  /** An expression over the row's columns that the statement returns. */
  readonly returned?: SQL | undefined;
}

export interface Inserted {
  readonly id: string;
  /** Null where there was nothing to record. */
  readonly json: string | null;
}

/**
 * Inserts a record together with its audit entry, in one round trip. The statement's common table expression has the table's own
 * name, because the table itself does not show the inserted row until the statement ends.
 */
export async function insertAudited(
  tx: Queryable,
  insert: Insert,
  { resource, actor, at, changes, returned = sql`null` }: Audited,
): Promise<Inserted> {
  const table = tableNamed(resource.name);
  const event = eventParts({ resource: resource.name, kind: 'created', at }, sql`select id from ${table}`);
  const { rows } = await tx.execute<{ id: string; json: string | null }>(
    sql`with ${table} as (${insert.getSQL()}), "$audited" as (insert into ${auditEntries} (resource, record_id, action, actor_id, at, version, changes)
      select ${resource.name}, ${table}.id, 'create', ${actor.userId}::uuid, ${at.toISOString()}::timestamptz, 1, ${JSON.stringify(changes)}::jsonb from ${table})${event ? sql`, ${event.with}` : sql``}
      select ${table}.id, ${returned} as json${event ? sql`, ${event.select}` : sql``} from ${table}`,
  );
  const [inserted] = rows;
  if (!inserted) throw new Error(`no row of ${resource.name} was inserted`);
  return inserted;
}

/** The changes of an input: the fields whose value differs, each with both values. */
export function changesBetween(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Changes {
  return Object.fromEntries(
    Object.entries(after)
      .filter(([name, value]) => !isSame(before[name], value))
      .map(([name, value]) => [name, { from: before[name] ?? null, to: value ?? null }]),
  );
}

/** Compares values as stored: moments regardless of time zone, objects regardless of the order of keys. */
function isSame(before: unknown, after: unknown): boolean {
  const moment = before instanceof Date && typeof after === 'string' ? new Date(after) : after;
  return isDeepStrictEqual(asJson(before), asJson(moment));
}

function asJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? null));
}
