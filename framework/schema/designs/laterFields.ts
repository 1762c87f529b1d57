import type { Role } from '#app/roles';
import { isWrittenBy } from '../fieldAccess';
import type { Resource } from '../resource';
import type { Fields } from '../shape';

/** The fields that were added to a resource and that a role may write, for pages that name the declared ones. */
export function laterFields(resource: Pick<Resource, 'name' | 'fields'>, role: Role | null): Fields {
  return Object.fromEntries(
    Object.entries(resource.fields).filter(
      ([name, { addedLater }]) => addedLater && isWrittenBy(resource, name, role),
    ),
  );
}
