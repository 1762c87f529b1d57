import { hasRole, type Role } from '#framework/schema/application';
import { baseRole, isCustom, roleDesign } from './roles/customRoles';

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

/** Reading of a field by a role: in every record, in none, or in those where a condition holds. */
export type Reading = 'always' | 'never' | FieldCondition;

/** A declaration whose fields somebody reads and writes. */
interface Fielded {
  readonly name: string;
  readonly fields: Readonly<Record<string, { readonly access?: FieldAccess | undefined } | undefined>>;
}

/**
 * Returns how a role reads a field. Null means a person who is not signed in: a field that is shown to others only later is
 * never shown to them.
 */
export function readingOf(resource: Fielded, name: string, role: Role | null): Reading {
  if (role !== null && limitOf(resource, name, role) === 'hidden') return 'never';
  return readingBy(resource.fields[name]?.access, role);
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
  return base !== null && when?.for.includes(base) ? when : 'always';
}

/** True for the field that assigns a custom role to an account: no custom role writes it, so that nobody extends their rights. */
export const givesRole = (name: string): boolean => name === 'customRoleId';

/** True for a role that may write a field of a record that it may write. */
export function isWrittenBy(resource: Fielded, name: string, role: Role | null): boolean {
  const write = resource.fields[name]?.access?.write;
  if (role === null) return !write;
  if (givesRole(name) && isCustom(role)) return false;
  return limitOf(resource, name, role) === undefined && (!write || hasRole(role, write));
}

/** True in a record that fulfils the condition of a reading. */
export function holdsIn(reading: Reading, record: Readonly<Record<string, unknown>>): boolean {
  if (typeof reading === 'string') return reading === 'always';
  return record[reading.field] !== null && record[reading.field] !== undefined;
}

const limitOf = ({ name }: Fielded, field: string, role: Role) =>
  roleDesign(role)?.narrowing.records[name]?.fields?.[field];
