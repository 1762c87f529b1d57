import type { Role } from '#app/roles';
import { isWrittenBy } from '../fieldAccess';
import type { Resource } from '../resource';
import type { Fields } from '../shape';

/** The fields that were added to a resource and that a role may write, for pages that name the declared ones. */
export function laterFields({ fields }: Pick<Resource, 'fields'>, role: Role | null): Fields {
  return Object.fromEntries(
    Object.entries(fields).filter(([, { addedLater, access }]) => addedLater && isWrittenBy(access, role)),
  );
}
