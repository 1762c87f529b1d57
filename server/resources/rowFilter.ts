import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { type Action, type Actor, type OwnGrant, permissionFor } from '#domain/schema/access';
import type { Resource } from '#domain/schema/resource';
import { columnOf, findColumn } from './columnOf';

/**
 * The rows of a resource that an actor may do an action with, as a condition; deleted rows never.
 * Null when the role may not do it at all.
 */
export function rowFilter(resource: Resource, action: Action, actor: Actor | null): SQL | null {
  const permission = permissionFor(resource.access, action, actor);
  if (permission === 'none') return null;
  const deletedAt = findColumn(resource, 'deletedAt');
  const alive = deletedAt ? isNull(deletedAt) : sql`true`;
  if (permission === 'all' || !actor) return alive;
  return and(alive, or(...permission.map((grant) => ownRows(resource, grant, actor)))) ?? alive;
}

function ownRows(resource: Resource, grant: OwnGrant, actor: Actor): SQL {
  const column = grant.field === 'id' ? columnOf(resource, 'id') : columnOf(resource, grant.field);
  const own = actor[grant.as];
  if (own === null) return sql`false`;
  if (typeof own === 'string') return eq(column, own);
  return own.length === 0 ? sql`false` : inArray(column, [...own]);
}

/** True where a row with these values would still be the actor's own: nobody may give a record away. */
export function staysOwn(
  resource: Resource,
  action: Action,
  actor: Actor,
  values: Readonly<Record<string, unknown>>,
): boolean {
  const permission = permissionFor(resource.access, action, actor);
  if (permission === 'all') return true;
  if (permission === 'none') return false;
  return permission.some(({ field, as }) => {
    const value = values[field];
    const own = actor[as];
    // A field that is not being written keeps the value that `rowFilter` has already judged.
    if (value === undefined) return action === 'update';
    return Array.isArray(own) ? own.includes(value as string) : own === value;
  });
}
