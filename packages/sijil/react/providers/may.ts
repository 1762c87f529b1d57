import type { SessionUser } from 'sijil/contract/sessionViews';
import { hasPrivilege } from 'sijil/schema/roles/privileges';
import { type AccessControlProvider, useCan } from '@refinedev/core';
import { perDesign } from 'sijil/schema/designs/applyDesign';
import { type ConsoleView, generatedPath, mayOpen } from 'sijil/schema/generatedScreens';
import {
  type Role,
  resourceList,
  resourceNamed,
  routes,
  type OperationId,
  operations,
  type Privilege,
  privileges,
} from 'sijil/schema/application';
import { type Action, permissionFor } from 'sijil/schema/access';
import { isUnread, mayCallKind, mayCallOperation } from 'sijil/schema/roles/mayCall';
import { isTakenPage, homeOf, isAllowed, isRoutePath } from 'sijil/schema/visits';
import type { OperationKind, Resource } from 'sijil/schema/resource';
import { useSession } from './session';

/**
 * True where the signed-in person may do something. Refine's `useCan`, answered at the first render, so that no button
 * appears late. The answer is cached per role.
 */
export function useMay({ resource, action }: Question): boolean {
  const user = useSession((session) => session.user);
  const { data } = useCan({
    resource,
    action,
    params: { role: user?.role ?? null },
    queryOptions: { initialData: () => ({ can: may({ resource, action }, user) }), staleTime: Infinity },
  });
  return data?.can ?? false;
}

/** Returns whether the signed-in role may call an operation by the operations table. */
export function useMayCall(id: OperationId): boolean {
  return useMay({ resource: 'operations', action: id });
}

/** Returns for each action whether the signed-in person may take it with a resource; the API decides with which rows. */
export function useAbilities(resource: Resource): Readonly<Record<Action, boolean>> {
  const { name } = resource;
  return {
    read: useMay({ resource: name, action: 'list' }),
    create: useMay({ resource: name, action: 'create' }),
    update: useMay({ resource: name, action: 'edit' }),
    delete: useMay({ resource: name, action: 'delete' }),
  };
}

const permissions = {
  list: 'read',
  show: 'read',
  create: 'create',
  clone: 'create',
  edit: 'update',
  delete: 'delete',
} as const satisfies Record<string, Action>;

const kinds = [
  'import',
  'export',
  'summary',
  'bulk',
  'restore',
  'revert',
  'history',
] as const satisfies readonly OperationKind[];

/** Actions on records: Refine's, and the generated operations that Refine has no name for. */
type ResourceAction = keyof typeof permissions | (typeof kinds)[number];

/** Question about a right: an action on records, a hand-written operation, a privilege, or the screen of an address. */
type Question =
  | { readonly resource: Resource['name']; readonly action: ResourceAction }
  | { readonly resource: 'operations'; readonly action: OperationId }
  | { readonly resource: 'privileges'; readonly action: Privilege }
  | { readonly resource: 'screens'; readonly action: string };

type Person = { readonly role: Role } | null;

/**
 * True where a person may do something at all, by the tables of the API and the router; the API decides for which rows.
 * An unknown resource, action or address is refused to everybody.
 */
export function may({ resource, action }: { resource?: string; action: string }, person: Person): boolean {
  if (resource === 'operations') return mayCall(action, person);
  if (resource === 'privileges')
    return person !== null && isKey(privileges(), action) && hasPrivilege(person.role, action);
  if (resource === 'screens') return person !== null && mayVisit(action, person.role);
  const declared = resourceNamed(resource ?? '');
  if (!declared) return false;
  if (isKey(permissions, action)) return permissionFor(declared, permissions[action], person) !== 'none';
  const kind = kinds.find((one) => one === action);
  return kind !== undefined && mayCallKind(declared, kind, person?.role ?? null);
}

/** True for the pattern of a screen that the signed-in person may open, by the check that also fills the menu. */
export function mayOpenScreen(route: string): boolean {
  return may({ resource: 'screens', action: route }, useSession.getState().user);
}

function mayCall(id: string, person: Person): boolean {
  if (!isKey(operations(), id)) return false;
  return person === null ? operations()[id].audience === 'public' : mayCallOperation(id, person.role);
}

function mayVisit(path: string, role: Role): boolean {
  if (isTakenPage(path, role) && path !== homeOf(role)) return false;
  const found = generated().get(path);
  if (isRoutePath(path)) return isAllowed(path, role) && reads(found?.resource, role) && calls(path, role);
  return found !== undefined && mayOpen(found.resource, found.view, role);
}

/** True unless the custom role lost the operation that shows everything on a page. */
function calls(path: string, role: Role): boolean {
  const needed = routes().operations?.[path];
  return needed === undefined || mayCallOperation(needed, role);
}

/** True unless the custom role lost the records that a hand-built page shows in place of a list. */
const reads = (resource: Resource | undefined, role: Role) => !resource || !isUnread(resource.name, role);

const views: readonly ConsoleView[] = ['list', 'create', 'show', 'edit'];
const generated = perDesign(
  () =>
    new Map(
      resourceList().flatMap((resource) =>
        views.map((view) => [generatedPath(resource, view), { resource, view }] as const),
      ),
    ),
);

function isKey<T extends object>(table: T, key: string): key is keyof T & string {
  return Object.hasOwn(table, key);
}

/** Refine's access control provider, answered by `may`. */
export const accessControlProvider: AccessControlProvider = {
  // Refine's own buttons pass the path of a resource, together with its declaration.
  can: ({ resource = '', action, params }) => {
    const named = params?.resource?.identifier ?? resource;
    return Promise.resolve({ can: may({ resource: named, action }, useSession.getState().user) });
  },
};

interface ListedChild {
  readonly child: Resource;
  /** The field of the child that refers to the record. */
  readonly by: string;
}

/** Returns the child resources whose records a person may list. */
export function listedChildren({ children = [] }: Resource, user: SessionUser | null): ListedChild[] {
  return children.flatMap(({ resource: name, by }) => {
    const child = resourceNamed(name);
    return child && may({ resource: name, action: 'list' }, user) ? [{ child, by }] : [];
  });
}
