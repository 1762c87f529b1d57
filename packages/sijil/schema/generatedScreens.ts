import { isAllowed, isRoutePath } from 'sijil/schema/visits';
import { type Action, permissionFor } from './access';
import { type Resource, screenPath } from './resource';
import { baseRole } from './roles/customRoles';
import { hasHome, type Role, declaredRoles, ownRecordPath } from 'sijil/schema/application';

export type ConsoleView = 'list' | 'create' | 'show' | 'edit';

/** The screens that a declaration generates: the suffix of their address, and the action on them. */
export const consoleViews: Readonly<
  Record<ConsoleView, { readonly suffix: string; readonly action: Action }>
> = {
  list: { suffix: '', action: 'read' },
  create: { suffix: '/create', action: 'create' },
  show: { suffix: '/:id', action: 'read' },
  edit: { suffix: '/:id/edit', action: 'update' },
};

export function generatedPath(resource: Resource, view: ConsoleView): string {
  return `${screenPath(resource)}${consoleViews[view].suffix}`;
}

/**
 * Roles that may open a generated screen: those that the declaration grants its action by name and, for an address in
 * the route-authority table, those that the table allows too. Records that everybody may read (cities, for a form's
 * choices) are a screen only of those who maintain them.
 */
export function screenRoles(resource: Resource, view: ConsoleView): readonly Role[] {
  return declaredRoles().filter((role) => mayOpen(resource, view, role));
}

export function mayOpen(resource: Resource, view: ConsoleView, role: Role): boolean {
  const isAsked = view !== 'create' || resource.madeElsewhere !== true;
  return isAsked && hasHome(baseRole(role)) && opens(resource, view, role);
}

/** Returns the address of the page on which a role reads a record; null where it has none. */
export function recordPath(resource: Resource, id: string, role: Role): string | null {
  const own = ownRecordPath();
  if (own) return own(resource, id, role);
  return mayOpen(resource, 'show', role) ? `${screenPath(resource)}/${id}` : null;
}

function opens(resource: Resource, view: ConsoleView, role: Role): boolean {
  const { action } = consoleViews[view];
  const path = generatedPath(resource, view);
  return (
    (!isRoutePath(path) || isAllowed(path, role)) &&
    (isNamed(resource, action, role) || looksAfter(resource, role, action))
  );
}

const changes: readonly Action[] = ['create', 'update', 'delete'];

/** True where the action is granted to the role by name: on all rows, or its own. Rows in a state only feed its choices. */
function isNamed(resource: Resource, action: Action, role: Role): boolean {
  const permission = permissionFor(resource, action, { role });
  if (!Array.isArray(resource.access[action]) || permission === 'none') return false;
  return permission === 'all' || permission.some((grant) => !('is' in grant));
}

function looksAfter(resource: Resource, role: Role, action: Action): boolean {
  const may = (one: Action) => permissionFor(resource, one, { role }) !== 'none';
  return may(action) && changes.some(may);
}

const part = /:([a-z]\w*)/gi;

/** The fields that an address such as `/services/:serviceId?again=:id` is filled with. */
export function addressFields(address: string): readonly string[] {
  return [...address.matchAll(part)].flatMap(([, name]) => name ?? []);
}

/** The address filled with a record's fields; null where the record lacks one of them. */
export function fillAddress(address: string, record: Readonly<Record<string, unknown>>): string | null {
  return addressFields(address).every((name) => typeof record[name] === 'string')
    ? address.replace(part, (_, name: string) => encodeURIComponent(String(record[name])))
    : null;
}
