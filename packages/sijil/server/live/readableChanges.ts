import { and, inArray, or, sql } from 'drizzle-orm';
import { editingResource, type LiveChange, personalResources } from 'sijil/base/live/liveMessages';
import { isOwn, permissionFor, type RowGrant } from 'sijil/schema/access';
import { isMember } from 'sijil/base/objects';
import type { Queryable } from '../db/connect';
import type { Actor } from '../http/appContext';
import { compile } from '../resources/compile';
import { rowFilter } from '../resources/rights';
import type { ChangesByResource } from './liveStream';
import { type Role, resourceNamed } from 'sijil/schema/application';
import { mayCallKind } from 'sijil/schema/roles/mayCall';
import type { Resource } from 'sijil/schema/resource';
import type { Change } from './changeFeed';

type Values = Readonly<Record<string, unknown>>;

/** Owner values of records, and of those that they belong to, by resource and id. */
type Owners = ReadonlyMap<string, ReadonlyMap<string, Values>>;
type FoundOwners = Map<string, Map<string, Values>>;

/** Reads the owner values of changed records: once for all readers, and only where one of them may read some of a resource. */
export async function readOwners(
  db: Queryable,
  readers: readonly Actor[],
  changes: readonly Change[],
): Promise<Owners> {
  const owners: FoundOwners = new Map();
  for (const name of new Set(changes.map((change) => change.resource))) {
    const ids = changes.filter((change) => change.resource === name && change.id !== '*');
    const hearing = readers.filter(({ role }) => resourceHeard(name, role));
    const resource = hearing[0] && resourceHeard(name, hearing[0].role);
    if (resource)
      await addOwners(
        db,
        owners,
        hearing,
        resource,
        ids.map(({ id }) => id),
      );
  }
  return owners;
}

/** Adds the owner values of some records, and of the records through which one of the readers may read them. */
async function addOwners(
  db: Queryable,
  owners: FoundOwners,
  readers: readonly Actor[],
  resource: Resource,
  ids: readonly string[],
): Promise<void> {
  const grants = grantsOf(resource, readers);
  if (grants.length === 0 || ids.length === 0) return;
  const { id, table, column } = compile(resource);
  const columns = Object.fromEntries(grants.map(({ field }) => [field, column(field)]));
  const rows: Values[] = await db
    .select({ ...columns, id })
    .from(table)
    .where(inArray(id, [...ids]));
  const found = owners.get(resource.name) ?? new Map<string, Values>();
  for (const row of rows) found.set(String(row['id']), row);
  owners.set(resource.name, found);
  for (const grant of grants) {
    const target = 'through' in grant ? resourceNamed(grant.through) : undefined;
    const parents = rows.flatMap((row) => row[grant.field] ?? []).map(String);
    if (target) await addOwners(db, owners, readers, target, [...new Set(parents)]);
  }
}

function grantsOf(resource: Resource, readers: readonly Actor[]): RowGrant[] {
  const permissions = readers.map((reader) => permissionFor(resource, 'read', reader));
  return [
    ...new Set(permissions.flatMap((permission) => (typeof permission === 'string' ? [] : permission))),
  ];
}

/**
 * Changes that may concern a reader, without checking their session. It only avoids work for readers not concerned:
 * `readableChanges` decides what is sent.
 */
export function concernedBy(reader: Actor, changes: readonly Change[], owners: Owners): Change[] {
  return changes.filter(({ resource: name, id }) => {
    if (isPersonal(name)) return id === reader.userId || id === '*';
    const resource = resourceHeard(name, reader.role);
    return resource !== undefined && mayRead(reader, resource, id, owners);
  });
}

function mayRead(reader: Actor, resource: Resource, id: string, owners: Owners): boolean {
  const permission = permissionFor(resource, 'read', reader);
  if (typeof permission === 'string') return permission === 'all';
  if (id === '*') return true;
  const values = owners.get(resource.name)?.get(id);
  if (values === undefined) return false;
  return permission.some((grant) => {
    const value = values[grant.field];
    if (!('through' in grant)) return isOwn(grant, reader, value);
    const target = resourceNamed(grant.through);
    return target !== undefined && mayRead(reader, target, String(value), owners);
  });
}

/**
 * Changes that this person may read, by the same policy as their lists (rules 1.7): a change of a record that is not theirs is
 * not even mentioned to them.
 */
export async function readableChanges(
  db: Queryable,
  actor: Actor,
  changes: ChangesByResource,
): Promise<LiveChange[]> {
  const visible: LiveChange[] = [];
  for (const [name, ids] of changes) {
    const changed = await readableIds(db, actor, name, [...ids]);
    const resource = isEditing(name) ? editingResource : name;
    if (changed === null || changed.length > 0) visible.push({ resource, ids: changed });
  }
  return visible;
}

async function readableIds(
  db: Queryable,
  actor: Actor,
  name: string,
  ids: readonly string[],
): Promise<string[] | null> {
  if (isPersonal(name)) return ids.includes(actor.userId) || ids.includes('*') ? null : [];
  const resource = resourceHeard(name, actor.role);
  if (!resource) return [];
  const permission = permissionFor(resource, 'read', actor);
  if (permission === 'none') return [];
  if (ids.includes('*')) return null;
  if (permission === 'all') return [...ids];
  const id = compile(resource).id;
  // Readers of a deleted record are notified of the deletion.
  const readable = or(
    rowFilter(resource, 'read', actor) ?? sql`false`,
    rowFilter(resource, 'read', actor, 'deleted') ?? sql`false`,
  );
  const rows = await db
    .select({ id: sql<string>`${id}` })
    .from(compile(resource).table)
    .where(and(inArray(id, [...ids]), readable));
  return rows.map((row) => row.id);
}

const isPersonal = (name: string): boolean => isMember(personalResources, name);

const prefix = 'editing ';

/** Name under which changes of the open forms of a resource's records are passed inside the server. */
export const editingOf = (resource: string): string => `${prefix}${resource}`;

const isEditing = (name: string): boolean => name.startsWith(prefix);

/**
 * Resource whose records a change is about: its own, or the one whose forms were opened or left. Undefined where the role is not
 * notified: only readers of the history see who has a form open.
 */
function resourceHeard(name: string, role: Role): Resource | undefined {
  if (!isEditing(name)) return resourceNamed(name);
  const resource = resourceNamed(name.slice(prefix.length));
  return resource && mayCallKind(resource, 'history', role) ? resource : undefined;
}
