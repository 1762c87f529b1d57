import { resourceNamed } from '#app/resources';
import type { Role } from '#app/roles';
import { permissionFor } from '../access';
import { readingOf } from '../fieldAccess';
import type { Resource } from '../resource';
import { baseRole, isCustom } from './customRoles';

/** The fields that a custom role hides and its base does not. */
export function hiddenFields(resource: Resource, role: Role): string[] {
  const base = baseRole(role);
  return Object.keys(resource.fields).filter(
    (name) => readingOf(resource, name, role) === 'never' && readingOf(resource, name, base) !== 'never',
  );
}

/** True of records that a custom role does not read, while its base does: their names are not shown to it either. */
export function isUnread(name: string, role: Role | null): boolean {
  if (role === null || !isCustom(role)) return false;
  const resource = resourceNamed(name);
  const base = baseRole(role);
  if (!resource || base === null) return resource !== undefined;
  const reads = (one: Role) => permissionFor(resource, 'read', { role: one }) !== 'none';
  return reads(base) && !reads(role);
}
