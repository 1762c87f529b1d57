import { mayOpen } from '#framework/schema/generatedScreens';
import { type Resource, screenPath } from '#framework/schema/resource';
import type { Role } from './roles';

/** Returns the address of the page on which a role reads a record; null where it has none. */
export function recordPath(resource: Resource, id: string, role: Role): string | null {
  return mayOpen(resource, 'show', role) ? `${screenPath(resource)}/${id}` : null;
}
