import { inArray } from 'drizzle-orm';
import { isOwn, permissionFor } from '#framework/schema/access';
import type { Resource } from '#framework/schema/resource';
import type { Queryable } from '../db/connect';
import type { Actor } from '../http/actor';
import { compile } from '../resources/compile';
import type { Change } from './changeFeed';
import { resourceHeard } from './editingOf';
import { isPersonal } from './readableChanges';

type Values = Readonly<Record<string, unknown>>;
/** Owner values of records by resource and id. */
export type Owners = ReadonlyMap<string, ReadonlyMap<string, Values>>;

/** Reads whose the changed records are: once for all readers, and only where one of them may read some of a resource. */
export async function readOwners(
  db: Queryable,
  readers: readonly Actor[],
  changes: readonly Change[],
): Promise<Owners> {
  const owners = new Map<string, ReadonlyMap<string, Values>>();
  for (const name of new Set(changes.map((change) => change.resource))) {
    const ids = changes.filter((change) => change.resource === name && change.id !== '*');
    const hearing = readers.filter(({ role }) => resourceHeard(name, role));
    const resource = hearing[0] && resourceHeard(name, hearing[0].role);
    const fields = resource && ownerFields(resource, hearing);
    if (!resource || !fields || fields.length === 0 || ids.length === 0) continue;
    const id = compile(resource).id;
    const columns = Object.fromEntries(fields.map((field) => [field, compile(resource).column(field)]));
    const rows = await db
      .select({ ...columns, id })
      .from(compile(resource).table)
      .where(
        inArray(
          id,
          ids.map((change) => change.id),
        ),
      );
    owners.set(name, new Map(rows.map((row) => [String(row['id']), row])));
  }
  return owners;
}

function ownerFields(resource: Resource, readers: readonly Actor[]): string[] {
  const permissions = readers.map((reader) => permissionFor(resource, 'read', reader));
  const grants = permissions.flatMap((permission) => (typeof permission === 'string' ? [] : permission));
  return [...new Set(grants.map(({ field }) => field))];
}

/**
 * Changes that may concern a reader, without asking for their session. It only saves work for the others:
 * `readableChanges` decides what is sent.
 */
export function concernedBy(reader: Actor, changes: readonly Change[], owners: Owners): Change[] {
  return changes.filter(({ resource: name, id }) => {
    if (isPersonal(name)) return id === reader.userId || id === '*';
    const resource = resourceHeard(name, reader.role);
    const permission = resource ? permissionFor(resource, 'read', reader) : 'none';
    if (typeof permission === 'string') return permission === 'all';
    if (id === '*') return true;
    const values = owners.get(name)?.get(id);
    return values !== undefined && permission.some((grant) => isOwn(grant, reader, values[grant.field]));
  });
}
