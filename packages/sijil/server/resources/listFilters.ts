import { and, eq, gte, inArray, isNotNull, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Field } from 'sijil/schema/field';
import { kindOf, storedKindOf } from 'sijil/schema/fieldKinds';
import { filteredByReferring, filteredThrough } from 'sijil/schema/lists/filterFields';
import { edgeOfPeriod, isRelativePeriod, isTimed, longestSearch, truthOf } from 'sijil/schema/filterText';
import { filterValueOf } from 'sijil/schema/filterValueOf';
import { type FilterOperator, filterOperators } from 'sijil/schema/kind';
import { hasOptions, holdsMany, isTruth, refers } from 'sijil/schema/kindFacts';
import { parseConditions } from 'sijil/schema/lists/listFilters';
import { groupName, type GroupFilter, isGroup, toParameter } from 'sijil/schema/lists/listState';
import { endOfRiyadhDay, riyadhDate, riyadhInstant } from 'sijil/base/time/riyadhTime';
import { plainSearch } from 'sijil/schema/soughtTexts';
import { resourceNamed } from 'sijil/schema/application';
import { ApiError } from '../http/apiError';
import { compile } from './compile';
import { masked, type Reader, whereReadable } from './rights';
import { maxPage } from './pageAddress';
import { holdsText } from './searchCondition';

/** A filter as an address writes it: `name`, or `name_operator`, and its text. */
export type AddressFilter = readonly [key: string, text: string];

/** True for filters that a declaration can enumerate: a single choice or truth value. */
export function isOneChoice(reader: Reader, filters: readonly AddressFilter[]): boolean {
  const [first, ...others] = filters;
  if (!first) return true;
  const { name, operator } = parseFilterKey(first[0]);
  const field = reader.fields.get(name);
  return others.length === 0 && operator === undefined && (hasOptions(field) || isTruth(field));
}

/**
 * Condition for the rows that match all filters, or with `mode` `any` at least one. @param at the moment from which relative
 * filters, such as `month-1`, are counted. @throws ApiError unknown_parameter
 */
export function filterSql(
  reader: Reader,
  filters: readonly AddressFilter[],
  mode: string | undefined,
  at: Date,
): SQL | undefined {
  if (mode !== undefined && mode !== 'any') throw refusal('_match');
  const conditions = filters.map(([key, text]): readonly [string, SQL | undefined] =>
    key === groupName ? [key, groupSql(reader, readGroup(text), at)] : [key, toFilter(reader, key, text, at)],
  );
  if (mode === undefined) return and(...conditions.map(([, condition]) => condition));
  // «From … to …» of one field counts as one condition.
  const byField = new Map<string, (SQL | undefined)[]>();
  for (const [key, condition] of conditions) {
    const { name } = parseFilterKey(key);
    byField.set(name, [...(byField.get(name) ?? []), condition]);
  }
  return or(...[...byField.values()].map((some) => and(...some)));
}

/** Reads the group of a list's address. @throws ApiError unknown_parameter for a text that is no group, or exceeds its limits */
export function readGroup(text: string): GroupFilter {
  const group = parseConditions(text);
  if (!group) throw refusal(groupName);
  return group;
}

/** Condition for the rows that match a group; «from … to …» of one field is one condition of it. */
function groupSql(reader: Reader, { operator, value }: GroupFilter, at: Date): SQL | undefined {
  const own = filterSql(
    reader,
    value.filter((one) => !isGroup(one)).map(toParameter),
    operator === 'or' ? 'any' : undefined,
    at,
  );
  const parts = [own, ...value.filter(isGroup).map((one) => groupSql(reader, one, at))];
  return operator === 'or' ? or(...parts) : and(...parts);
}

/** Splits `createdAt_gte` into the field and the operator; no operator for `createdAt` alone. */
export function parseFilterKey(key: string): { name: string; operator: FilterOperator | undefined } {
  const operator = filterOperators.find((one) => key.endsWith(`_${one}`));
  return { name: operator ? key.slice(0, -operator.length - 1) : key, operator };
}

/** Condition for the rows whose referenced record matches a filter. */
function throughReference({ resource, role, fields }: Reader, key: string, value: string, at: Date): SQL {
  const [name = '', rest = ''] = key.split(/\.(.*)/s);
  if (resource.filteredBy?.[name]) return throughReferring({ resource, role, fields }, key, value, at);
  const own = Object.fromEntries([...fields].filter(([one]) => one === name));
  const inner = filteredThrough(own, role, resourceNamed).map(([path, field]): [string, Field] => [
    path.slice(name.length + 1),
    field,
  ]);
  const reference = fields.get(name);
  const target = refers(reference) ? resourceNamed(reference.to) : undefined;
  if (!target || inner.length === 0) throw refusal(key);
  const condition = toFilter({ resource: target, role, fields: new Map(inner) }, rest, value, at);
  const { id, rows } = compile(target);
  const found = sql`(select ${id} from ${rows} where ${condition})`;
  return whereReadable(
    resource,
    name,
    role,
    compile(resource)
      .field(name)
      .where((known) => sql`${known} in ${found}`),
  );
}

/** Condition for the rows to which a record that matches a filter refers. */
function throughReferring({ resource, role }: Reader, key: string, value: string, at: Date): SQL {
  const [name = '', rest = ''] = key.split(/\.(.*)/s);
  const target = resourceNamed(name);
  const by = resource.filteredBy?.[name]?.by;
  const inner = filteredByReferring(resource, name, role).map(([path, field]): [string, Field] => [
    path.slice(name.length + 1),
    field,
  ]);
  if (!target || by === undefined || inner.length === 0) throw refusal(key);
  const { column, rows } = compile(target);
  const condition = toFilter({ resource: target, role, fields: new Map(inner) }, rest, value, at);
  return sql`${compile(resource).id} in (select ${column(by)} from ${rows} where ${isNotNull(column(by))} and ${condition})`;
}

function toFilter(reader: Reader, key: string, value: string, at: Date): SQL {
  const { resource, role, fields } = reader;
  const { name, operator = 'eq' } = parseFilterKey(key);
  if (name.includes('.')) return throughReference(reader, key, value, at);
  if (name === 'id' && (operator === 'eq' || operator === 'in')) {
    return inArray(compile(resource).id, value.split(',').map(asUuid));
  }
  const field = fields.get(name);
  if (!field || !kindOf(field).filters.includes(operator)) throw refusal(key);
  if (operator === 'like') {
    if (value.length > longestSearch) throw refusal(key);
    return holdsText({ resource, role }, name, field, plainSearch(value));
  }
  if (operator === 'in' && value.split(',').length > maxPage) throw refusal(key);
  if (operator === 'null' && truth(value))
    return isNull(masked(resource, name, role, compile(resource).field(name).value));
  const narrowed = compile(resource)
    .field(name)
    .where((known) =>
      operator === 'null' ? isNotNull(known) : compare(field, known, value, { operator, at }),
    );
  return whereReadable(resource, name, role, narrowed);
}

type Comparison = Exclude<FilterOperator, 'like' | 'null'>;

function compare(
  field: Field,
  column: PgColumn | SQL,
  typed: string,
  { operator, at }: { readonly operator: Comparison; readonly at: Date },
): SQL {
  const valueOf = (one: string) => literal(field, filterValue(field, one, { operator, at }));
  if (operator === 'in') return inArray(column as SQL, typed.split(',').map(valueOf));
  const value = valueOf(typed);
  if (holdsMany(field)) return sql`${value} = any(${column})`;
  return { eq, ne, gte, lte }[operator](column as SQL, value);
}

/** Inlines one of the few values that a declaration lists, so that PostgreSQL plans for it. */
function literal(field: Field, value: unknown): unknown {
  return hasOptions(field) || isTruth(field) ? sql`${value}`.inlineParams() : value;
}

interface Compared {
  readonly operator: FilterOperator;
  /** Moment from which «today» is taken. */
  readonly at: Date;
}

/** Returns a filter's text as a value of the field's kind; a text that the kind does not accept is refused. */
function filterValue(field: Field, typed: string, { operator, at }: Compared): unknown {
  if (isTimed(field) && isRelativePeriod(typed)) return edgeFromToday(field, typed, operator, at);
  const value = filterValueOf(field, typed);
  if (value === undefined) throw unreadable(typed);
  return storedKindOf(field) === 'dateTime' && typeof value === 'string' ? new Date(value) : value;
}

/** «Since last month» means from its first day, «until last month» to its last; other operators need a single day. */
function edgeFromToday(field: Field, typed: string, operator: FilterOperator, at: Date): unknown {
  if (operator !== 'gte' && operator !== 'lte') throw unreadable(typed);
  const day = edgeOfPeriod(typed, operator === 'gte' ? 'first' : 'last', riyadhDate(at));
  if (day === null) throw unreadable(typed);
  if (storedKindOf(field) === 'date') return day;
  return operator === 'gte' ? riyadhInstant(day) : endOfRiyadhDay(day);
}

/** Reads `true` or `false`; any other text is refused. */
export function truth(typed: string): boolean {
  const value = truthOf(typed);
  if (value === undefined) throw unreadable(typed);
  return value;
}

function unreadable(typed: string): ApiError {
  return new ApiError('unknown_parameter', { parameter: typed.slice(0, 40) });
}

function asUuid(value: string): string {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value)) throw refusal('id');
  return value;
}

function refusal(parameter: string): ApiError {
  return new ApiError('unknown_parameter', { parameter });
}
