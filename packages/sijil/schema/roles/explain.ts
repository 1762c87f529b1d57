import { hasPrivilege } from 'sijil/schema/roles/privileges';
import {
  resourceNamed,
  hasRole,
  type Role,
  roleLabels,
  declaredRoles,
  type OperationId,
  operations,
  type Privilege,
  privileges,
  rights,
  neverCustom,
} from 'sijil/schema/application';
import type { Localized } from '../../base/i18n/localized';
import { joinedNames, worded } from '../../base/i18n/worded';
import { type Action, decidesRights, leftOf, permissionFor, repeatsOthers, type RowGrant } from '../access';
import { givesRole, isWrittenBy, readingOf, unreadInput } from '../fieldAccess';
import type { Input } from '../fieldInputs';
import type { Resource } from '../resource';
import { baseRole, isCustom, keepsRight, roleDesign } from './customRoles';
import { limitOf } from './sameColumns';
import { limitingRecords, mayCallOperation, takenRight } from './mayCall';
import { roleLabel } from './customRolesResource';
import { actionWords, gone, ruleTexts } from './ruleTexts';

/** Question about a role: an action on records or on one of their fields, or a right by its name. */
export interface Question {
  readonly resource?: string | undefined;
  readonly action?: Action | undefined;
  readonly field?: string | undefined;
  readonly right?: string | undefined;
}

export interface Why {
  readonly answer: 'allowed' | 'some' | 'refused';
  readonly rule: Localized;
}

const why = (
  answer: Why['answer'],
  rule: keyof typeof ruleTexts,
  names: Readonly<Record<string, Localized>> = {},
): Why => ({ answer, rule: worded(ruleTexts[rule], names) });

/** Returns the rule that allows or refuses something to a role, in words. It calls the same functions that decide. */
export function explain(role: Role, { resource: name, action = 'read', field, right }: Question): Why {
  if (baseRole(role) === null) return why('refused', 'roleGone');
  if (right !== undefined) return ofRight(role, right);
  const resource = resourceNamed(name ?? '');
  if (!resource) return why('refused', 'gone', { name: gone(name ?? '') });
  const ofRecords = ofAction(role, resource, action);
  return field === undefined || ofRecords.answer === 'refused'
    ? ofRecords
    : ofField(role, resource, field, action, ofRecords);
}

function ofAction(role: Role, resource: Resource, action: Action): Why {
  const base = baseRole(role);
  const names = { role: roleLabel(role), records: resource.label.many, action: actionWords[action] };
  const granted = permissionFor(resource, action, base && { role: base });
  if (granted === 'none') return why('refused', 'notGranted', { ...names, role: roleLabel(base ?? role) });
  const left = resource.access[action] === 'everyone' ? undefined : leftOf(resource, action, role);
  if (left !== undefined && action !== 'read' && decidesRights(resource))
    return why('refused', 'decidesRights', names);
  if (left !== undefined && repeatsOthers(resource)) return why('refused', 'repeatsOthers', names);
  const taken = permissionFor(resource, action, { role });
  const { needs } = resource;
  if (needs && left !== undefined && needs.left === left && !keepsRight(role, needs.privilege))
    return why(
      left === 'own' ? 'some' : 'refused',
      neverCustom().includes(needs.privilege) ? 'neverCustom' : 'rightTaken',
      {
        ...names,
        right: rights()[needs.privilege] ?? resource.label.many,
      },
    );
  if (taken === 'none') return why('refused', takenBy(resource, action, role), names);
  if (left === 'own' && granted === 'all') return why('some', 'ownLeft', names);
  if (granted === 'all') return why('allowed', 'granted', { ...names, role: roleLabel(base ?? role) });
  return why('some', 'someGranted', {
    ...names,
    role: roleLabel(base ?? role),
    which: whichRows(resource, granted),
  });
}

/** Names the right that was taken away: the action itself, or reading, without which nothing is changed or deleted. */
function takenBy({ name }: Resource, action: Action, role: Role): 'taken' | 'takenWithReading' {
  const limits = roleDesign(role)?.narrowing.records[name];
  return limits?.[action] ? 'taken' : 'takenWithReading';
}

const whichRows = ({ fields }: Resource, grants: readonly RowGrant[]): Localized =>
  joinedNames(grants.map(({ field }) => fields[field]?.label ?? { ar: field, en: field }));

function ofField(role: Role, resource: Resource, name: string, action: Action, ofRecords: Why): Why {
  const field = resource.fields[name];
  if (!field) return why('refused', 'gone', { name: gone(name) });
  const names = { role: roleLabel(role), field: field.label };
  const limit = limitOf(resource, name, role);
  const reading = readingOf(resource, name, role);
  const revealed = unreadInput(resource, name, role);
  if (revealed) return why('refused', 'reveals', { ...names, other: labelOf(resource, revealed) });
  if (reading === 'never')
    return limit === 'hidden'
      ? why('refused', 'hidden', names)
      : why('refused', 'onlyRead', { ...names, roles: labels(field.access?.read ?? []) });
  if (action !== 'read') {
    if (field.readOnly || field.computed || field.formula !== undefined)
      return why('refused', 'nobodyWrites', names);
    if (givesRole(name) && isCustom(role))
      return why('refused', 'decidesRights', { ...names, records: field.label });
    if (!isWrittenBy(resource, name, role))
      return limit
        ? why('refused', 'fixed', names)
        : why('refused', 'onlyWrite', { ...names, roles: labels(field.access?.write ?? []) });
  }
  if (typeof reading === 'object')
    return why('some', 'until', {
      ...names,
      other: joinedNames(reading.map(({ field: one }) => resource.fields[one]?.label ?? gone(one))),
    });
  return ofRecords;
}

function labelOf({ fields }: Resource, input: Input): Localized {
  if (input.is === 'sibling') return fields[input.field]?.label ?? gone(input.field);
  const other = resourceNamed(input.resource);
  const name = input.is === 'counted' ? undefined : input.field;
  const field = name === undefined ? undefined : other?.fields[name];
  return field?.label ?? other?.label.many ?? gone(input.resource);
}

const labels = (those: readonly Role[]): Localized => joinedNames(those.map(roleLabel));

function ofRight(role: Role, right: string): Why {
  const base = baseRole(role) ?? role;
  const names = { role: roleLabel(role), right: rights()[right] ?? gone(right) };
  const holders = declaredRoles().filter((one) => holds(one, right));
  if (!holds(base, right))
    return why('refused', 'onlyHave', {
      ...names,
      roles: joinedNames(holders.map((one) => roleLabels()[one])),
    });
  if (isCustom(role) && neverCustom().includes(right)) return why('refused', 'neverCustom', names);
  const taken = takenRight(right, role);
  if (taken !== undefined)
    return why('refused', 'rightTaken', { ...names, right: rights()[taken] ?? names.right });
  const records = isOperation(right) ? limitingRecords(right, role) : undefined;
  if (records) return why('refused', 'showsLimited', { ...names, records: records.label.many });
  return why('allowed', 'has', { ...names, role: roleLabel(base) });
}

function holds(role: Role, right: string): boolean {
  if (isPrivilege(right)) return hasPrivilege(role, right);
  if (!isOperation(right)) return false;
  const { audience } = operations()[right];
  return typeof audience === 'string' ? mayCallOperation(right, role) : hasRole(role, audience);
}

const isPrivilege = (right: string): right is Privilege => Object.hasOwn(privileges(), right);
const isOperation = (right: string): right is OperationId => Object.hasOwn(operations(), right);
