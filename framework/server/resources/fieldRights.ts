import { and, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Role } from '#app/roles';
import type { Field } from '#framework/schema/field';
import { isWrittenBy, readingOf } from '#framework/schema/fieldAccess';
import { isSecret } from '#framework/schema/kindFacts';
import type { Resource } from '#framework/schema/resource';
import { compile } from './compile';

/** Somebody of a role before a resource's list, and the fields that they may read in it. */
export interface Reader {
  readonly resource: Resource;
  readonly role: Role | null;
  readonly fields: ReadonlyMap<string, Field>;
}

/**
 * The fields of a resource that a role may read in some record at least; nobody reads passwords. Values withheld in other
 * records are left out by `masked`.
 */
export function readableFields(resource: Resource, role: Role | null): [string, Field][] {
  return Object.entries(resource.fields).filter(
    ([name, field]) => !isSecret(field) && readingOf(resource, name, role) !== 'never',
  );
}

/** Fields in a body that the role may not write. */
export function unwritableFields(resource: Resource, role: Role, values: object): string[] {
  return Object.keys(values).filter((name) => !isWrittenBy(resource, name, role));
}

/**
 * An expression over a field as a role may know it: null in records where the field is withheld from the role or hidden by
 * another field's value, so that neither a value nor an order nor a count gives it away.
 */
export function masked<E extends PgColumn | SQL>(
  resource: Resource,
  name: string,
  role: Role | null,
  expression: E,
): E | SQL {
  const where = readableWhere(resource, name, role);
  if (where === null) return expression;
  return where === false ? sql`null` : sql`case when ${where} then ${expression} end`;
}

/** A condition on a field, true of no record in which the field is withheld from the role. */
export function whereReadable(resource: Resource, name: string, role: Role | null, condition: SQL): SQL {
  const where = readableWhere(resource, name, role);
  if (where === null) return condition;
  return where === false ? sql`false` : (and(where, condition) ?? condition);
}

/** The records in which a role reads a field: null for all of them, false for none, otherwise a condition. */
function readableWhere(resource: Resource, name: string, role: Role | null): SQL | false | null {
  const reading = readingOf(resource, name, role);
  if (reading === 'never') return false;
  const granted = reading === 'always' ? undefined : isNotNull(compile(resource).column(reading.field));
  return and(granted, shownWhere(resource, name)) ?? null;
}

/** The records that show the field: in others it says nothing, whatever was stored before it had a condition. */
function shownWhere(resource: Resource, name: string): SQL | undefined {
  const condition = resource.fields[name]?.shownWhen;
  return condition && inArray(compile(resource).column(condition.field), [...condition.in]);
}
