import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { type Action, type Actor, isOwn, permissionFor, type RowGrant } from 'sijil/schema/access';
import type { Resource } from 'sijil/schema/resource';
import { resourceNamed, type Role } from 'sijil/schema/application';
import type { Given } from '../db/statement';
import { compile } from './compile';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Field } from 'sijil/schema/field';
import { isWrittenBy, readingOf } from 'sijil/schema/fieldAccess';
import { isSecret } from 'sijil/schema/kindFacts';

/**
 * Condition for the rows of a resource on which an actor may perform an action; deleted rows only where requested. Null where
 * the role may not perform it at all.
 */
export function rowFilter(
  resource: Resource,
  action: Action,
  actor: Actor | null,
  asked: 'alive' | 'deleted' = 'alive',
  given?: Given,
): SQL | null {
  const permission = permissionFor(resource, action, actor);
  if (permission === 'none') return null;
  const { deletedAt, among } = compile(resource);
  const state = deletedAt
    ? (asked === 'alive' ? isNull : isNotNull)(deletedAt)
    : sql.raw(String(asked === 'alive'));
  const inState = and(state, among) ?? state;
  if (permission === 'all' || !actor) return inState;
  return and(inState, or(...permission.map((grant) => ownRows(resource, grant, actor, given)))) ?? inState;
}

/**
 * Condition for the rows that an actor may know of, none where the declaration grants no right (rules 1.7); modules use it in
 * their own queries. Any other row answers 404, so that ids reveal nothing.
 */
export function readableRows(resource: Resource, actor: Actor, given?: Given): SQL {
  return rowFilter(resource, 'read', actor, 'alive', given) ?? sql`false`;
}

function ownRows(resource: Resource, grant: RowGrant, actor: Actor, given: Given | undefined): SQL {
  const column = compile(resource).column(grant.field);
  if ('is' in grant) return eq(column, grant.is);
  if ('through' in grant) {
    const target = resourceNamed(grant.through);
    const rows = target && rowFilter(target, 'read', actor, 'alive', given);
    if (!target || !rows) return sql`false`;
    // An array is evaluated once, and its rows are then found by the index of the reference.
    return sql`${column} = any(array(select ${compile(target).id} from ${compile(target).rows} where ${rows}))`;
  }
  const own = actor[grant.as];
  if (own === null) return sql`false`;
  if (given)
    return typeof own === 'string' ? eq(column, given(grant.as)) : sql`${column} = any(${given(grant.as)})`;
  if (typeof own === 'string') return eq(column, own);
  const ids: readonly string[] = own;
  return ids.length === 0 ? sql`false` : inArray(column, [...ids]);
}

/** True where a row with these values would still be the actor's own: a person cannot give a record away. */
export function staysOwn(
  resource: Resource,
  action: Action,
  actor: Actor,
  values: Readonly<Record<string, unknown>>,
): boolean {
  const permission = permissionFor(resource, action, actor);
  if (permission === 'all') return true;
  if (permission === 'none') return false;
  return permission.some((grant) => {
    const value = values[grant.field];
    // A field that is not written keeps the value that `rowFilter` has already checked.
    if (value === undefined) return action === 'update';
    // `assertReferences` refuses a reference to a record that the actor does not read, at the field.
    return 'through' in grant || isOwn(grant, actor, value);
  });
}

/** Reader of a resource's list: its role, and the fields that it may read there. */
export interface Reader {
  readonly resource: Resource;
  readonly role: Role | null;
  readonly fields: ReadonlyMap<string, Field>;
}

/**
 * Returns the fields of a resource that a role may read in at least some record; nobody reads passwords. `masked` leaves out
 * values that are withheld in other records.
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
 * Expression of a field as a role may know it: null in records where the field is withheld from the role or hidden by another
 * field's value, so that neither a value nor an order nor a count reveals it.
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

/** Condition on a field, which is true for no record in which the field is withheld from the role. */
export function whereReadable(resource: Resource, name: string, role: Role | null, condition: SQL): SQL {
  const where = readableWhere(resource, name, role);
  if (where === null) return condition;
  return where === false ? sql`false` : (and(where, condition) ?? condition);
}

/** The records in which a role reads a field: null for all of them, false for none, otherwise a condition. */
function readableWhere(resource: Resource, name: string, role: Role | null): SQL | false | null {
  const reading = readingOf(resource, name, role);
  if (reading === 'never') return false;
  const granted =
    reading === 'always' ? [] : reading.map(({ field }) => isNotNull(compile(resource).column(field)));
  return and(...granted, shownWhere(resource, name)) ?? null;
}

/** Condition for the records that show the field: elsewhere it counts as empty, whatever was stored before it had a condition. */
function shownWhere(resource: Resource, name: string): SQL | undefined {
  const condition = resource.fields[name]?.shownWhen;
  return condition && inArray(compile(resource).column(condition.field), [...condition.in]);
}
