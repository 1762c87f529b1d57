import { lists } from '#app/lists';
import { operations, type OperationAudience } from '#app/operations';
import { resourceNamed } from '#app/resources';
import { hasRole, type Role } from '#app/roles';
import type { DeclaredList } from './declaredList';
import { kindAudience } from './operationAccess';

/** Whether a role may open a list, by the list's name in `lists` or its resource's; null for a list that nobody knows. */
export function readsList(name: string, role: Role): boolean | null {
  const declared: DeclaredList | undefined = Object.hasOwn(lists, name)
    ? (lists as Readonly<Record<string, DeclaredList>>)[name]
    : undefined;
  if (declared) return includes(operations[declared.operation].audience, role);
  const resource = resourceNamed(name);
  if (!resource) return null;
  const audience = kindAudience(resource, 'list');
  return audience !== null && (typeof audience === 'string' || hasRole(role, audience));
}

function includes(audience: OperationAudience, role: Role): boolean {
  return typeof audience === 'string' || hasRole(role, audience);
}
