import { mayOpen } from '#framework/schema/generatedScreens';
import { type Resource, screenPath } from '#framework/schema/resource';
import type { Role } from './roles';

/** The address of the page where a role reads a record; null where there is none for it. */
export function recordPath(resource: Resource, id: string, role: Role): string | null {
  return mayOpen(resource, 'show', role) ? `${screenPath(resource)}/${id}` : null;
}
