import { isDeepStrictEqual } from 'node:util';
import { type SQL, sql } from 'drizzle-orm';
import type { Resource } from '#domain/schema/resource';
import type { Queryable } from '../db/connect';
import { auditEntries } from '../db/schema/users';

type Changes = (typeof auditEntries.$inferInsert)['changes'];

interface Entry {
  readonly resource: Pick<Resource, 'name'>;
  readonly id: string;
  readonly action: 'create' | 'update' | 'delete' | 'restore';
  readonly actor: { readonly userId: string };
  readonly at: Date;
  readonly version: number;
  readonly changes: Changes;
}

export async function recordAudit(tx: Queryable, entry: Entry): Promise<void> {
  await tx.insert(auditEntries).values({
    resource: entry.resource.name,
    recordId: entry.id,
    action: entry.action,
    actorId: entry.actor.userId,
    at: entry.at,
    version: entry.version,
    changes: entry.changes,
  });
}

/** A record that is about to be inserted; asked to return its id. */
interface Insert {
  getSQL(): SQL;
}

/** Inserts a record together with its audit entry, in one way to the database. @returns the record's id */
export async function insertAudited(
  tx: Queryable,
  insert: Insert,
  { resource, actor, at, changes }: Pick<Entry, 'resource' | 'actor' | 'at' | 'changes'>,
): Promise<string> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`with record as (${insert.getSQL()}) insert into ${auditEntries} (resource, record_id, action, actor_id, at, version, changes)
      select ${resource.name}, record.id, 'create', ${actor.userId}::uuid, ${at.toISOString()}::timestamptz, 1, ${JSON.stringify(changes)}::jsonb from record
      returning record_id as id`,
  );
  return String(rows[0]?.id);
}

/** What an input changes: the fields whose value differs, from what to what. */
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

/** Compared as they would be kept: a moment whatever its zone, an object whatever the order of its keys. */
function isSame(before: unknown, after: unknown): boolean {
  const moment = before instanceof Date && typeof after === 'string' ? new Date(after) : after;
  return isDeepStrictEqual(asJson(before), asJson(moment));
}

function asJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? null));
}
