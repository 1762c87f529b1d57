import { and, inArray, or, sql } from 'drizzle-orm';
import { editingResource, type LiveChange, personalResources } from '#framework/base/live/liveMessages';
import { permissionFor } from '#framework/schema/access';
import { isMember } from '#framework/base/objects';
import type { Queryable } from '../db/connect';
import type { Actor } from '../http/actor';
import { compile } from '../resources/compile';
import { rowFilter } from '../resources/rowFilter';
import type { ChangesByResource } from './liveStream';
import type { Role } from '#app/roles';
import { resourceNamed } from '#app/resources';
import { mayCallKind } from '#framework/schema/roles/mayCall';
import type { Resource } from '#framework/schema/resource';

/**
 * Changes that this person may read, by the same policy as their lists (rules 1.7): a change of a record that is
 * not theirs is not even mentioned.
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

export const isPersonal = (name: string): boolean => isMember(personalResources, name);

const prefix = 'editing ';

/** Name under which changes of the open forms of a resource's records travel inside the server. */
export const editingOf = (resource: string): string => `${prefix}${resource}`;

const isEditing = (name: string): boolean => name.startsWith(prefix);

/**
 * Resource whose records a change is about: its own, or the one whose forms were opened or left. Undefined where the role
 * hears nothing of it: who has a form open is for readers of the history.
 */
export function resourceHeard(name: string, role: Role): Resource | undefined {
  if (!isEditing(name)) return resourceNamed(name);
  const resource = resourceNamed(name.slice(prefix.length));
  return resource && mayCallKind(resource, 'history', role) ? resource : undefined;
}
