import { isDeepStrictEqual } from 'node:util';
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
