import { type Guarded, permissionFor } from './access';
import { ownerCounts, type Role } from './application';

/** True for a role that reads only rows of its own, or none. */
export function readsOwnRows(resource: Guarded, role: Role | null): boolean {
  return permissionFor(resource, 'read', role && { role }) !== 'all';
}

/** True for a role that reads one record of a declaration, its own: people of a company read one company. */
export function readsOnlyOwn(resource: Guarded, role: Role): boolean {
  const granted = permissionFor(resource, 'read', { role });
  if (granted === 'all' || granted === 'none') return false;
  return granted.every(
    (grant) =>
      'as' in grant && grant.field === 'id' && (grant.as === 'userId' || ownerCounts()[grant.as] === 'one'),
  );
}
