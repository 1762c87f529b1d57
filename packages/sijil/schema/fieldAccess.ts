import { hasRole, resourceNamed, type Role } from 'sijil/schema/application';
import { leftOf, permissionFor } from './access';
import { type Input, inputsOf, type Revealing } from './fieldInputs';
import { baseRole, isCustom } from './roles/customRoles';
import { type Placed, limitOf } from './roles/sameColumns';

/** The roles for which a value is empty until another field of the same record holds something. */
export interface FieldCondition {
  readonly field: string;
  readonly is: 'set';
  readonly for: readonly Role[];
}

/** Roles that read and write a field. Absent: those that may read or write the record. */
export interface FieldAccess {
  readonly read?: readonly Role[];
  readonly write?: readonly Role[];
  readonly when?: FieldCondition;
}

/** Reading of a field by a role: in every record, in none, or in those where all conditions hold. */
export type Reading = 'always' | 'never' | readonly FieldCondition[];

/** A declaration whose fields somebody reads and writes. */
interface Fielded extends Placed {
  readonly fields: Readonly<Record<string, Revealing | undefined>>;
}

/**
 * Returns how a role reads a field: no more than it reads what the field reveals, such as the inputs of its formula. Null means
 * a person who is not signed in: a field that is shown to others only later is never shown to them.
 */
export function readingOf(resource: Fielded, name: string, role: Role | null): Reading {
  return readingBeyond(resource, name, role, []);
}

/** Reading of a field whose own value some fields need; each is decided once, so that a circle ends. */
function readingBeyond(resource: Fielded, name: string, role: Role | null, path: readonly string[]): Reading {
  if (role !== null && limitOf(resource, name, role) === 'hidden') return 'never';
  const field = resource.fields[name];
  const own = readingBy(field?.access, role);
  if (own === 'never' || !field) return own;
  const inputs = inputsOf(field, role && baseRole(role));
  if (inputs === null) return 'never';
  const further = [...path, name];
  const ofInputs = inputs.map((input) =>
    input.is === 'sibling' && further.includes(input.field)
      ? 'always'
      : readingOfInput(resource, input, role, further),
  );
  return strictest([own, ...ofInputs]);
}

/** Returns the first input because of which a role does not read a field; undefined where its own access or limit decides. */
export function unreadInput(resource: Fielded, name: string, role: Role): Input | undefined {
  const field = resource.fields[name];
  if (!field || limitOf(resource, name, role) === 'hidden' || readingBy(field.access, role) === 'never')
    return undefined;
  return inputsOf(field, baseRole(role))?.find(
    (input) => readingOfInput(resource, input, role, [name]) === 'never',
  );
}

function readingOfInput(
  resource: Fielded,
  input: Input,
  role: Role | null,
  path: readonly string[],
): Reading {
  switch (input.is) {
    case 'sibling':
      return resource.fields[input.field] ? readingBeyond(resource, input.field, role, path) : 'never';
    case 'counted':
      return readsCounted(input.resource, input.by, role) ? 'always' : 'never';
    case 'elsewhere':
      return role !== null && isTaken(input.resource, input.field, role) ? 'never' : 'always';
  }
}

/** True for a role that reads every counted record, and the reference by which it is counted: the count reveals both. */
function readsCounted(name: string, by: string, role: Role | null): boolean {
  const counted = resourceNamed(name);
  if (!counted || permissionFor(counted, 'read', role === null ? null : { role }) === 'none') return false;
  if (role !== null && counted.access.read !== 'everyone' && leftOf(counted, 'read', role) !== undefined)
    return false;
  return readingOf(counted, by, role) !== 'never';
}

/** True where a custom role reads less of other records, or of their field, than its base. */
function isTaken(name: string, field: string | undefined, role: Role): boolean {
  const [other, base] = [resourceNamed(name), baseRole(role)];
  if (!other || base === null || !isCustom(role)) return false;
  const permission = (one: Role) => permissionFor(other, 'read', { role: one });
  if (permission(base) !== 'none' && leftOf(other, 'read', role) === 'nothing') return true;
  if (permission(base) === 'all' && permission(role) !== 'all') return true;
  return (
    field !== undefined &&
    readingOf(other, field, role) === 'never' &&
    readingOf(other, field, base) !== 'never'
  );
}

function strictest(readings: readonly Reading[]): Reading {
  if (readings.includes('never')) return 'never';
  const conditions = readings.flatMap((reading) => (typeof reading === 'string' ? [] : reading));
  return conditions.length > 0 ? [...new Set(conditions)] : 'always';
}

/** True for a role that reads each of these fields, in some records at least. */
export const readsEach = (resource: Fielded, names: readonly string[], role: Role | null): boolean =>
  names.every((name) => readingOf(resource, name, role) !== 'never');

/** Like `readingOf`, by the declared access alone, for the parts of an answer that are no fields. */
export function readingBy(access: FieldAccess | undefined, role: Role | null): Reading {
  if (!access) return 'always';
  const { read, when } = access;
  if (role === null) return read || when ? 'never' : 'always';
  if (read && !hasRole(role, read)) return 'never';
  const base = baseRole(role);
  return base !== null && when?.for.includes(base) ? [when] : 'always';
}

/** True for the field that assigns a custom role to an account: no custom role writes it, so that nobody extends their rights. */
export const givesRole = (name: string): boolean => name === 'customRoleId';

/** True for a role that may write a field of a record that it may write. */
export function isWrittenBy(resource: Fielded, name: string, role: Role | null): boolean {
  const write = resource.fields[name]?.access?.write;
  if (role === null) return !write;
  if (write && !hasRole(role, write)) return false;
  if (!isCustom(role)) return true;
  return (
    !givesRole(name) && limitOf(resource, name, role) === undefined && !isHiddenFrom(resource, name, role)
  );
}

/** True for a field that a custom role does not read, while its base does. */
function isHiddenFrom(resource: Fielded, name: string, role: Role): boolean {
  return readingOf(resource, name, role) === 'never' && readingOf(resource, name, baseRole(role)) !== 'never';
}

/** True in a record that fulfils the conditions of a reading. */
export function holdsIn(reading: Reading, record: Readonly<Record<string, unknown>>): boolean {
  if (typeof reading === 'string') return reading === 'always';
  return reading.every(({ field }) => record[field] !== null && record[field] !== undefined);
}
