import type { Usage } from '#domain/api/consoleViews';
import type { ReferenceField } from '#domain/schema/fields/reference';
import { screenPath } from '#domain/schema/resource';
import { resourceNamed } from '#resources';

/** What a refusal brings along, if it is such a list. */
export function usersIn(details: unknown): readonly Usage[] {
  return Array.isArray(details) ? (details as Usage[]) : [];
}

/**
 * The list of exactly those records: `/branches?cityId_in=…`. Null where the resource has no screen, or refers to the
 * record in a way that a list cannot be narrowed by.
 */
export function usersAddress(users: Pick<Usage, 'resource'>, used: string, id: string): string | null {
  const resource = resourceNamed(users.resource);
  const by = Object.entries(resource?.fields ?? {}).find(
    ([, field]) =>
      (field.kind === 'reference' || field.kind === 'references') && (field as ReferenceField).to === used,
  );
  if (!resource || !by) return null;
  const [name, { kind }] = by;
  return `${screenPath(resource)}?${name}${kind === 'reference' ? '_in' : ''}=${id}`;
}
