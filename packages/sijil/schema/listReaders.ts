import { resourceNamed, type Role, lists } from 'sijil/schema/application';
import type { DeclaredList } from './declaredList';
import type { Resource } from './resource';
import { mayCallKind, mayCallOperation } from './roles/mayCall';

interface FoundList {
  readonly resource: Resource;
  /** Absent for the resource's own list. */
  readonly list?: DeclaredList | undefined;
}

/** Returns a list by its name in `lists` or its resource's; null for an unknown list. */
export function findList(name: string): FoundList | null {
  const declared: Readonly<Record<string, DeclaredList>> = lists();
  const list = Object.hasOwn(declared, name) ? declared[name] : undefined;
  const resource = list?.resource ?? resourceNamed(name);
  return resource ? { resource, list } : null;
}

/** True where a role may open a list; null for an unknown list. */
export function readsList(name: string, role: Role): boolean | null {
  const found = findList(name);
  if (!found) return null;
  const { resource, list } = found;
  return list ? mayCallOperation(list.operation, role) : mayCallKind(resource, 'list', role);
}
