import type { Role } from 'sijil/schema/application';
import { isWrittenBy } from '../fieldAccess';
import type { Resource } from '../resource';
import type { Fields } from '../shape';

/** Returns fields that were added to a resource and that a role may write, for pages that list the declared ones by name. */
export function laterFields(resource: Pick<Resource, 'name' | 'fields'>, role: Role | null): Fields {
  return Object.fromEntries(
    Object.entries(resource.fields).filter(
      ([name, { addedLater }]) => addedLater && isWrittenBy(resource, name, role),
    ),
  );
}
