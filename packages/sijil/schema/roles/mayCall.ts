import {
  resourceList,
  resourceNamed,
  hasRole,
  type Role,
  type OperationId,
  operations,
  filesOf,
  neededPrivileges,
  requiredOperations,
  showEverything,
  lists,
  personAreas,
  shownBy,
  shownInFile,
} from 'sijil/schema/application';
import { areaOf, kindActions, kindAudience } from '../operationAccess';
import { type Action, leftOf, permissionFor } from '../access';
import type { DeclaredList } from '../declaredList';
import { readingOf } from '../fieldAccess';
import type { OperationKind, Resource } from '../resource';
import { baseRole, isCustom, keepsRight, roleDesign } from './customRoles';

/** True for a role that may call a generated operation of a declaration; null is somebody who is not signed in. */
export function mayCallKind(resource: Resource, kind: OperationKind, role: Role | null): boolean {
  const audience = kindAudience(resource, kind);
  if (audience === 'everyone') return true;
  if (audience === null || role === null) return false;
  if (audience !== 'signedIn' && !hasRole(role, audience)) return false;
  return !isCustom(role) || kindActions[kind].some((action) => may(resource, action, role));
}

/** Areas of the caller's own session, which are refused to nobody. */
const ownAreas: readonly string[] = ['session', 'auth'];

/** True for a role that may call an operation written by hand. */
export function mayCallOperation(id: OperationId, role: Role): boolean {
  const { audience } = operations()[id];
  if (audience === 'public') return true;
  if (audience !== 'any' && !hasRole(role, audience)) return false;
  if (audience === 'any' && ownAreas.includes(areaOf(id))) return true;
  return takenRight(id, role) === undefined && limitingRecords(id, role) === undefined;
}

/** Returns the right without which a custom role has lost an operation: the operation itself, or a privilege that it needs. */
export function takenRight(id: string, role: Role): string | undefined {
  const needed = neededPrivileges()[id];
  return [id, ...(needed ? [needed] : [])].find((right) => !keepsRight(role, right));
}

/**
 * Returns the records whose limits refuse an operation to a custom role. The records that an operation shows and writes are
 * those of its area (`shownBy`). A declared list hides by field, and needs only the reading of its records; so does another
 * operation whose answer declares what it shows of them (`masked`).
 */
export function limitingRecords(id: OperationId, role: Role): Resource | undefined {
  if (!isCustom(role) || requiredOperations().includes(id)) return undefined;
  const area = filesOf()[id] ?? areaOf(id);
  if (personAreas().includes(area)) return undefined;
  const list = Object.values<DeclaredList>(lists()).find(({ operation }) => operation === id);
  if (list) return readsRowsOf(list, role) ? undefined : list.resource;
  if (showEverything().includes(area)) return resourceList().find((one) => limitsReading(one, role));
  const inFile = (shownInFile()[id] ?? []).flatMap((name) => resourceNamed(name) ?? []);
  const unreadInFile = inFile.find((one) => limitsReading(one, role));
  if (unreadInFile) return unreadInFile;
  const shown = shownBy()[area].flatMap((name) => resourceNamed(name) ?? []);
  const writes = operations()[id].method !== 'GET';
  const isMasked = roleDesign(role)?.masked?.includes(id) ?? false;
  return shown.find((one) => (!isMasked && limitsReading(one, role)) || (writes && limitsWriting(one, role)));
}

/** A list whose rows are selected by a hidden field would reveal its value. */
function readsRowsOf({ resource, where = {} }: DeclaredList, role: Role): boolean {
  const chosenBy = Object.keys(resource.fields).filter((name) =>
    Object.keys(where).some((key) => key === name || key.startsWith(`${name}_`)),
  );
  return may(resource, 'read', role) && chosenBy.every((name) => readingOf(resource, name, role) !== 'never');
}

const may = (resource: Resource, action: Action, role: Role) =>
  permissionFor(resource, action, { role }) !== 'none';

/** True where a custom role hides records or fields that its base may see. */
export function limitsReading(resource: Resource, role: Role): boolean {
  if (resource.access.read === 'everyone') return false;
  return leftOf(resource, 'read', role) !== undefined || hiddenFields(resource, role).length > 0;
}

/** A field that no form writes is changed only by steps, each of which can be taken away by its name. */
function limitsWriting(resource: Resource, role: Role): boolean {
  const limits = roleDesign(role)?.narrowing.records[resource.name];
  const base = baseRole(role);
  const isWritten = base !== null && (['create', 'update'] as const).some((one) => may(resource, one, base));
  const fields = Object.values(limits?.fields ?? {});
  const fixed = fields.includes('fixed') || (isWritten && fields.length > 0);
  return fixed || [limits?.create, limits?.update, limits?.delete].some(Boolean);
}

/** The fields that a custom role hides and its base does not. */
export function hiddenFields(resource: Resource, role: Role): string[] {
  const base = baseRole(role);
  return Object.keys(resource.fields).filter(
    (name) => readingOf(resource, name, role) === 'never' && readingOf(resource, name, base) !== 'never',
  );
}

/** True for records that a custom role does not read, while its base does: their names are not shown to it either. */
export function isUnread(name: string, role: Role | null): boolean {
  if (role === null || !isCustom(role)) return false;
  const resource = resourceNamed(name);
  const base = baseRole(role);
  if (!resource || base === null) return resource !== undefined;
  const reads = (one: Role) => permissionFor(resource, 'read', { role: one }) !== 'none';
  return reads(base) && !reads(role);
}
