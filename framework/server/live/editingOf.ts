import type { Role } from '#app/roles';
import { resourceNamed } from '#app/resources';
import { mayCallKind } from '#framework/schema/roles/mayCall';
import type { Resource } from '#framework/schema/resource';

const prefix = 'editing ';

/** Name under which changes of the open forms of a resource's records travel inside the server. */
export const editingOf = (resource: string): string => `${prefix}${resource}`;

export const isEditing = (name: string): boolean => name.startsWith(prefix);

/**
 * Resource whose records a change is about: its own, or the one whose forms were opened or left. Undefined where the role
 * hears nothing of it: who has a form open is for readers of the history.
 */
export function resourceHeard(name: string, role: Role): Resource | undefined {
  if (!isEditing(name)) return resourceNamed(name);
  const resource = resourceNamed(name.slice(prefix.length));
  return resource && mayCallKind(resource, 'history', role) ? resource : undefined;
}
