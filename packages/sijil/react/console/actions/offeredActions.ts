import { hasPrivilege } from 'sijil/schema/roles/privileges';
import { hasRole, type Role } from 'sijil/schema/application';
import { isWrittenBy } from 'sijil/schema/fieldAccess';
import { mayCallOperation } from 'sijil/schema/roles/mayCall';
import { permissionFor } from 'sijil/schema/access';
import { fillAddress } from 'sijil/schema/generatedScreens';
import { rolesSeen } from 'sijil/schema/seeAs';
import type {
  LinkAction,
  OperationAction,
  RecordAction,
  Resource,
  SettingAction,
} from 'sijil/schema/resource';

type Acting = Pick<Resource, 'name' | 'actions' | 'access' | 'fields'>;

/** The actions of a declaration that a role may perform on a record now; the API checks the same table again. */
export function offeredActions(
  resource: Acting,
  record: Readonly<Record<string, unknown>>,
  role: Role | null,
): readonly RecordAction[] {
  return (resource.actions ?? []).filter(
    (action) =>
      isAllowed(resource, action, role) &&
      isFor(action, record) &&
      (!('link' in action) || fillAddress(action.link, record) !== null),
  );
}

/** Returns the pages that a record links to for a role, with their addresses. */
export function offeredLinks(
  resource: Acting,
  record: Readonly<Record<string, unknown>>,
  role: Role | null,
): readonly (LinkAction & { readonly to: string })[] {
  return offeredActions(resource, record, role).flatMap((action) => {
    const to = 'link' in action ? fillAddress(action.link, record) : null;
    return 'link' in action && to !== null ? [{ ...action, to }] : [];
  });
}

/** True where a role may perform any of a declaration's actions, on some record. */
export function hasActions(resource: Acting, role: Role | null): boolean {
  return (resource.actions ?? []).some((action) => isAllowed(resource, action, role));
}

type People = Pick<Resource, 'account' | 'people'>;

/** True where a role may see the application as the people of a declaration. */
export function offersSeeing({ account, people }: People, role: Role | null): boolean {
  return (account !== undefined || people === true) && role !== null && hasPrivilege(role, 'seeAs');
}

/** True where a role may use "see as" for the person of a record; the API checks that again, with facts that the record lacks. */
export function maySeeAs(
  resource: People,
  record: Readonly<Record<string, unknown>>,
  role: Role | null,
): boolean {
  // A declaration of one kind of person needs no field for it.
  const seen = record['role'] ?? resource.account?.roles[0];
  // People with a custom role can be seen as, because no custom role has that privilege.
  const isSeen = record['customRoleId'] != null || rolesSeen().some((one) => one === seen);
  return offersSeeing(resource, role) && record['active'] !== false && isSeen;
}

/** An action that many records may take at once. */
export type SharedAction = SettingAction | OperationAction;

/** The actions that a role may perform on many records at once. */
export function sharedActions(resource: Acting, role: Role | null): readonly SharedAction[] {
  return (resource.actions ?? []).filter(
    (action): action is SharedAction =>
      !('link' in action) && !('single' in action && action.single) && isAllowed(resource, action, role),
  );
}

/** Returns the actions that at least one of the selected records allows, each with the records that allow it. */
export function offeredForMany<R extends Readonly<Record<string, unknown>>>(
  resource: Acting,
  records: readonly R[],
  role: Role | null,
): readonly { readonly action: SharedAction; readonly records: readonly R[] }[] {
  return sharedActions(resource, role)
    .map((action) => ({ action, records: records.filter((record) => isFor(action, record)) }))
    .filter((offer) => offer.records.length > 0);
}

function isFor({ when }: RecordAction, record: Readonly<Record<string, unknown>>): boolean {
  return !when || when.in.some((one) => one === record[when.field]);
}

function isAllowed(resource: Acting, action: RecordAction, role: Role | null): boolean {
  if ('set' in action) {
    const writes = (name: string) => isWrittenBy(resource, name, role);
    return (
      permissionFor(resource, 'update', role && { role }) !== 'none' && Object.keys(action.set).every(writes)
    );
  }
  if ('link' in action) return role !== null && hasRole(role, action.roles);
  return role !== null && mayCallOperation(action.operation, role);
}
