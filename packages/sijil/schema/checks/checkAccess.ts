import { hasRole, type Role, declaredRoles, owners } from 'sijil/schema/application';
import { type Grant, type OwnGrant, permissionFor } from '../access';
import { kindNamed } from '../fieldKinds';
import type { Resource } from '../resource';
import { ruleOf } from '../toZod';
import { didYouMean } from './checkNames';
import { isSecret, refersToOne } from '../kindFacts';
import { titleFields } from '../titleFields';
import { readingOf } from '../fieldAccess';

const actions: readonly string[] = ['read', 'create', 'update', 'delete'];
const ownedBy = (): readonly OwnGrant['as'][] => ['userId', ...owners()];
const everybody: readonly unknown[] = ['everyone', 'signedIn'];

/** R4, R5, R10: each right names at least one role, and only roles that exist. */
export function checkAccess(resource: Resource): string[] {
  const named = Object.entries(resource.access);
  if (named.length === 0)
    return [`R4 ${resource.name}: «access» grants nothing to anybody. Name the roles that may read.`];
  const strange = named
    .filter(([action]) => !actions.includes(action))
    .map(([action]) => unknownAction(resource, action));
  if (strange.length > 0) return strange;
  if (!resource.access.read)
    return [`R4 ${resource.name}: «access» lets nobody read. Name the roles that may.`];
  if (resource.storedBy && named.some(([action]) => action !== 'read'))
    return [
      `R10 ${resource.name}: is stored by a module, so «access» may grant reading only. Let an operation of the module write.`,
    ];
  return named.flatMap(([action, rule]) => {
    if (everybody.includes(rule)) return [];
    if (!Array.isArray(rule))
      return [
        `R5 ${resource.name}: «access.${action}» is no list. Write the roles as ['admin'], or 'signedIn' or 'everyone'.`,
      ];
    if (rule.length === 0)
      return [`R5 ${resource.name}: «access.${action}» is an empty list. Remove it, or name a role.`];
    const grants: readonly Grant[] = rule;
    return grants.flatMap((grant) => [
      ...unknownRoles(resource.name, `access.${action}`, typeof grant === 'string' ? [grant] : grant.roles),
      ...unknownOwner(resource.name, action, grant),
      ...wrongRows(resource, action, grant),
    ]);
  });
}

/** True when the rules of access can be read as lists of roles. */
export function isReadable({ access }: Resource): boolean {
  return Object.values(access).every((rule) => everybody.includes(rule) || Array.isArray(rule));
}

export function unknownRoles(place: string, rule: string, named: readonly Role[]): string[] {
  return named
    .filter((role) => !declaredRoles().some((one) => one === role))
    .map(
      (role) =>
        `R5 ${place}: «${rule}» names no such role as "${role}". The roles are ${declaredRoles().join(', ')}.`,
    );
}

function unknownOwner(place: string, action: string, grant: Grant): string[] {
  if (typeof grant === 'string' || !('as' in grant) || ownedBy().includes(grant.as)) return [];
  return [
    `R5 ${place}: «access.${action}» says own(…, "${String(grant.as)}"), which nobody has. Write one of ${ownedBy().join(', ')}.`,
  ];
}

function unknownAction({ name }: Resource, action: string): string {
  const fix = didYouMean(action, actions) ?? `The actions are ${actions.join(', ')}.`;
  return `R5 ${name}: «access» names no such action as "${action}". ${fix}`;
}

/** R34: a grant selects its rows by a field that can hold the value that they are selected by. */
function wrongRows(resource: Resource, action: string, grant: Grant): string[] {
  if (typeof grant === 'string') return [];
  const field = resource.fields[grant.field];
  if (!field || !kindNamed(field.kind)) return [];
  if ('is' in grant)
    return ruleOf(field).safeParse(grant.is).success
      ? []
      : [
          `R34 ${resource.name}: «access.${action}» says only("${grant.field}", ${JSON.stringify(grant.is)}), which a ${field.kind} never is. Write a value that the field can hold.`,
        ];
  if ('through' in grant)
    return refersToOne(field) && field.to === grant.through
      ? []
      : [
          `R34 ${resource.name}: «access.${action}» says through("${grant.field}", "${grant.through}"), which the field does not refer to. Name a field that refers to one of «${grant.through}».`,
        ];
  return refersToOne(field) || !ownedBy().includes(grant.as)
    ? []
    : [
        `R34 ${resource.name}: «access.${action}» says own("${grant.field}"), but a ${field.kind} names no owner. Name a field that refers to one.`,
      ];
}

/** R29–R31: a value that is withheld from a role is withheld everywhere. */
export function checkReading(resource: Resource): string[] {
  return Object.entries(resource.fields).flatMap(([name, { access, readOnly }]) => {
    if (!access) return [];
    const path = `${resource.name}.${name}`;
    const { read, when } = access;
    const isTitle = titleFields(resource).includes(name);
    const writers = (when?.for ?? []).filter(
      (role) =>
        !readOnly &&
        (!access.write || hasRole(role, access.write)) &&
        permissionFor(resource, 'update', { role }) !== 'none',
    );
    return [
      ...(when && !isOpenField(resource, when.field)
        ? [
            `R29 ${path}: «access.when» names "${when.field}", which is no field that all readers of ${resource.name} may read. Declare it, or take another.`,
          ]
        : []),
      ...(isTitle && (read || when)
        ? [
            `R30 ${path}: names the record wherever others refer to it, so nobody who reads the record may be kept from it. Remove «access», or take another «title».`,
          ]
        : []),
      ...writers.map(
        (role) =>
          `R31 ${path}: is withheld from ${role} by «access.when», who may update the record all the same. Say «access.write» without them, or make it readOnly.`,
      ),
    ];
  });
}

function isOpenField(resource: Resource, name: string): boolean {
  const field = resource.fields[name];
  return field !== undefined && !isSecret(field) && readingOf(resource, name, null) === 'always';
}
