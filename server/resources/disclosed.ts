import { and, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Role } from '#domain/access/roles';
import { readingOf } from '#domain/schema/fieldAccess';
import type { Resource } from '#domain/schema/resource';
import { compile } from './compile';

/** In which records a role reads a field: null for all of them, false for none, otherwise a condition. */
function disclosedWhere(resource: Resource, name: string, role: Role | null): SQL | false | null {
  const reading = readingOf(resource.fields[name]?.access, role);
  if (reading === 'never') return false;
  const told = reading === 'always' ? undefined : isNotNull(compile(resource).column(reading.field));
  return and(told, shownWhere(resource, name)) ?? null;
}

/** In which records the field is there at all: elsewhere it says nothing, whatever was kept before it had a condition. */
function shownWhere(resource: Resource, name: string): SQL | undefined {
  const condition = resource.fields[name]?.shownWhen;
  return condition && inArray(compile(resource).column(condition.field), [...condition.in]);
}

/**
 * An expression over a field as a role may know it: null in records where the field is withheld from the role or hidden by
 * another's value, so that neither its value nor an order nor a count tells it. `expression` is the column itself where none is given.
 */
export function disclosed<E extends PgColumn | SQL>(
  resource: Resource,
  name: string,
  role: Role | null,
  expression: E,
): E | SQL {
  const where = disclosedWhere(resource, name, role);
  if (where === null) return expression;
  const masked = where === false ? sql`null` : sql`case when ${where} then ${expression} end`;
  // The driver's value is read as the column's would be: a numeric as a number.
  return isColumn(expression) ? masked.mapWith(expression) : masked;
}

/** A condition on a field, true of no record in which the field is withheld from the role. */
export function whereDisclosed(resource: Resource, name: string, role: Role | null, condition: SQL): SQL {
  const where = disclosedWhere(resource, name, role);
  if (where === null) return condition;
  return where === false ? sql`false` : (and(where, condition) ?? condition);
}

function isColumn(expression: PgColumn | SQL): expression is PgColumn {
  return 'mapFromDriverValue' in expression;
}
