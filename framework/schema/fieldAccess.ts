import { hasRole, type Role } from '#app/roles';

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

/** Null is somebody who is not signed in: what is withheld from anybody for a time is withheld from them for good. */
export function readingOf(access: FieldAccess | undefined, role: Role | null): Reading {
  if (!access) return 'always';
  const { read, when } = access;
  if (role === null) return read || when ? 'never' : 'always';
  if (read && !hasRole(role, read)) return 'never';
  return when?.for.includes(role) ? when : 'always';
}

/** True for a role that may write a field of a record that it may write. */
export function isWrittenBy(access: FieldAccess | undefined, role: Role | null): boolean {
  return !access?.write || (role !== null && hasRole(role, access.write));
}

/** True when a role reads the field in one record. */
export function isReadIn(
  access: FieldAccess | undefined,
  role: Role | null,
  record: Readonly<Record<string, unknown>>,
): boolean {
  const reading = readingOf(access, role);
  if (typeof reading === 'string') return reading === 'always';
  return record[reading.field] !== null && record[reading.field] !== undefined;
}
