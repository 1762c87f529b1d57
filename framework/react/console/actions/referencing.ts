import type { Usage } from '#framework/contract/consoleViews';
import type { Field } from '#framework/schema/field';
import { screenPath } from '#framework/schema/resource';
import { refersToOne } from '#framework/schema/kindFacts';
import { resourceNamed } from '#app/resources';

/** What a refusal brings along, if it is such a list. */
export function referencingIn(details: unknown): readonly Usage[] {
  return Array.isArray(details) ? (details as Usage[]) : [];
}

type Referencing = Pick<Usage, 'resource' | 'by'>;

/**
 * The list of exactly those records: `/branches?cityId_in=…`. Null where the resource has no screen, or refers to the
 * record in a way that a list cannot be narrowed by.
 */
export function referencingAddress(user: Referencing, id: string): string | null {
  const resource = resourceNamed(user.resource);
  const field = fieldOf(user);
  if (!resource || !field) return null;
  return `${screenPath(resource)}?${user.by}${refersToOne(field) ? '_in' : ''}=${id}`;
}

/** The field by which they refer to it, where the same kind of record does so by several; null where it goes without saying. */
export function referencingField(user: Referencing, users: readonly Referencing[]): Field | null {
  const twice = users.filter(({ resource }) => resource === user.resource).length > 1;
  return (twice && fieldOf(user)) || null;
}

function fieldOf({ resource, by }: Referencing): Field | undefined {
  return by === null ? undefined : resourceNamed(resource)?.fields[by];
}
