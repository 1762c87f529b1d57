import type { Resource } from '#domain/schema/resource';
import type { Queryable } from '../db/connect';
import { auditEntries } from '../db/schema/users';

type Changes = (typeof auditEntries.$inferInsert)['changes'];

interface Entry {
  readonly resource: Resource;
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
      .filter(([name, value]) => JSON.stringify(before[name] ?? null) !== JSON.stringify(value ?? null))
      .map(([name, value]) => [name, { from: before[name] ?? null, to: value ?? null }]),
  );
}
