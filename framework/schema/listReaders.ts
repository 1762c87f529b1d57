import { lists } from '#app/lists';
import { resourceNamed } from '#app/resources';
import type { Role } from '#app/roles';
import type { DeclaredList } from './declaredList';
import { mayCallKind, mayCallOperation } from './roles/mayCall';

/** Whether a role may open a list, by the list's name in `lists` or its resource's; null for a list that nobody knows. */
export function readsList(name: string, role: Role): boolean | null {
  const declared: DeclaredList | undefined = Object.hasOwn(lists, name)
    ? (lists as Readonly<Record<string, DeclaredList>>)[name]
    : undefined;
  if (declared) return mayCallOperation(declared.operation, role);
  const resource = resourceNamed(name);
  if (!resource) return null;
  return mayCallKind(resource, 'list', role);
}
