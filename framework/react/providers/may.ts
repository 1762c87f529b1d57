import { homeOf, isAllowed, isRoutePath } from '#app/routes';
import { perDesign } from '#framework/schema/designs/applyDesign';
import { type ConsoleView, generatedPath, mayOpen } from '#framework/schema/generatedScreens';
import { type OperationId, operations } from '#app/operations';
import { hasPrivilege, type Privilege, privileges } from '#app/privileges';
import type { Role } from '#app/roles';
import { type Action, permissionFor } from '#framework/schema/access';
import { mayCallKind, mayCallOperation } from '#framework/schema/roles/mayCall';
import { isTakenPage } from '#framework/schema/visits';
import { isUnread } from '#framework/schema/roles/takenReading';
import type { OperationKind, Resource } from '#framework/schema/resource';
import { resourceList, resourceNamed } from '#app/resources';
import type { AccessControlProvider } from '@refinedev/core';
import { useSession } from './session';

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

/** What may be done with records: in Refine's words, and the generated operations that it has none for. */
type ResourceAction = keyof typeof permissions | (typeof kinds)[number];

/** What is asked: something about records, calling a hand-written operation, more of it than others may, or opening the screen of an address. */
export type Question =
  | { readonly resource: Resource['name']; readonly action: ResourceAction }
  | { readonly resource: 'operations'; readonly action: OperationId }
  | { readonly resource: 'privileges'; readonly action: Privilege }
  | { readonly resource: 'screens'; readonly action: string };

type Person = { readonly role: Role } | null;

/**
 * Whether a person may do something at all, by the tables that the API and the router go by; with which rows, the API says.
 * What no table knows, a resource, an action or an address, nobody may.
 */
export function may({ resource, action }: { resource?: string; action: string }, person: Person): boolean {
  if (resource === 'operations') return mayCall(action, person);
  if (resource === 'privileges')
    return person !== null && isKey(privileges, action) && hasPrivilege(person.role, action);
  if (resource === 'screens') return person !== null && mayVisit(action, person.role);
  const declared = resourceNamed(resource ?? '');
  if (!declared) return false;
  if (isKey(permissions, action)) return permissionFor(declared, permissions[action], person) !== 'none';
  const kind = kinds.find((one) => one === action);
  return kind !== undefined && mayCallKind(declared, kind, person?.role ?? null);
}

function mayCall(id: string, person: Person): boolean {
  if (!isKey(operations, id)) return false;
  return person === null ? operations[id].audience === 'public' : mayCallOperation(id, person.role);
}

function mayVisit(path: string, role: Role): boolean {
  if (isTakenPage(path, role) && path !== homeOf(role)) return false;
  const found = generated().get(path);
  if (isRoutePath(path)) return isAllowed(path, role) && reads(found?.resource, role);
  return found !== undefined && mayOpen(found.resource, found.view, role);
}

/** A hand-built page in the place of a list opens for a custom role unless it lost the records, which its base reads. */
const reads = (resource: Resource | undefined, role: Role) => !resource || !isUnread(resource.name, role);

const views: readonly ConsoleView[] = ['list', 'create', 'show', 'edit'];
const generated = perDesign(
  () =>
    new Map(
      resourceList.flatMap((resource) =>
        views.map((view) => [generatedPath(resource, view), { resource, view }] as const),
      ),
    ),
);

function isKey<T extends object>(table: T, key: string): key is keyof T & string {
  return Object.hasOwn(table, key);
}

/** Refine's seam to the one answer on what the signed-in person may do. */
export const accessControlProvider: AccessControlProvider = {
  // Refine's own buttons pass a resource by its path, together with its declaration.
  can: ({ resource = '', action, params }) => {
    const named = params?.resource?.identifier ?? resource;
    return Promise.resolve({ can: may({ resource: named, action }, useSession.getState().user) });
  },
};
