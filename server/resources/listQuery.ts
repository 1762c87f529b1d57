import { and, eq, gte, inArray, isNotNull, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Role } from '#domain/access/roles';
import type { Language } from '#domain/i18n/localized';
import type { Field } from '#domain/schema/field';
import { kindOf } from '#domain/schema/fieldKinds';
import type { ReferenceField } from '#domain/schema/fields/reference';
import { filteredThrough } from '#domain/schema/filteredThrough';
import { longestSearch } from '#domain/schema/filterText';
import { type FilterOperator, filterOperators } from '#domain/schema/kind';
import { longestSorted, servesLongLists } from '#domain/schema/longOrders';
import type { Resource } from '#domain/schema/resource';
import { systemFields } from '#domain/schema/systemFields';
import { hasOptions, holdsMany, isLocalized, isTruth, refersToOne } from '#domain/schema/kindFacts';
import { resourceNamed } from '#resources';
import { ApiError } from '../http/apiError';
import { compile } from './compile';
import { disclosed, whereDisclosed } from './disclosed';
import { filterValue, truth } from './filterValue';
import { type Beside, type PageKey, readCursor } from './pageCursor';
import { maxPage, readPage } from './readPage';
import { readableFields, type Reader } from './readableFields';
import { calledSo, type NumberRanges, numbersTyped } from './numberSearch';
import { holdsText, isFrequentSql, searchCondition, searchOfEachRow } from './searchCondition';
import { referencedTitleText } from './titleSql';

/** Two hundred ids in a filter, and some room. */
const longestParameter = 8000;
/** Columns that a list is ordered by at once. */
const mostSorted = 5;
/** More than any declaration has fields worth combining; each costs a look at every row that the others leave. */
const mostFilters = 20;
const reserved = new Set(['_start', '_after', '_before', '_end', '_sort', '_order', '_match', 'q']);

export interface ListQuery {
  readonly where: SQL | undefined;
  /** The fields that `where` is about; `q` for a search. */
  readonly narrowedBy: readonly string[];
  readonly orderBy: SQL[];
  /** What `orderBy` compares, in its turn, and how. */
  readonly terms: readonly OrderTerm[];
  /** An index reads the rows in this order, however many there are; otherwise only so many are ordered. */
  readonly isServed: boolean;
  /** Where it is searched for a text that so many rows may hold that they are not gathered first. */
  readonly search: FrequentSearch | undefined;
  /** Only rows of these, the first range before the others, and each by its index: where so many numbers begin as typed. */
  readonly numbers?: NumberRanges | undefined;
  readonly offset: number;
  readonly limit: number;
  /** Where the order has a key to go on from; null where an offset is the only way to a page. */
  readonly key: PageKey | null;
  /** The row that the page begins behind, or ends before: then nothing is passed over. */
  readonly beside: Beside | undefined;
}

export interface OrderTerm {
  readonly value: SQL | PgColumn;
  readonly way: 'asc' | 'desc' | 'desc nulls last';
}

interface FrequentSearch {
  /** Whether too many of the visible rows hold the text; null where that need not be asked. */
  readonly isFrequent: (visible: SQL) => SQL | null;
  /** What narrows the list where each of few rows is asked whether it holds the text. */
  readonly ofEachRow: SQL | undefined;
  /** The same list then: each row is asked in the list's own order, until a page is full; numbers alone where one was typed. */
  readonly instead: Pick<ListQuery, 'where' | 'orderBy' | 'terms' | 'key' | 'isServed' | 'numbers'>;
}

interface Asking {
  readonly language: Language;
  /** The moment of the question, for filters that are told from today. */
  readonly at: Date;
}

/**
 * Reads a list's address as `@refinedev/simple-rest` writes it: `_start _end _sort _order q field field_gte …`.
 * `_after` and `_before` go on from an end of a page that was read (`X-Page-Last`, `X-Page-First`).
 * `cityId.stateId=…` narrows by a field of the referred record, `_match=any` asks for rows that fulfil one of the filters
 * instead of all, and a day may be told from today (`createdAt_gte=month-1`).
 * Anything else, a field that the role may not read, or a page over the limit is refused, never ignored. A field that
 * the role reads in some records only is as empty in the others, for filters, search and order alike.
 */
export function listQuery(
  resource: Resource,
  role: Role | null,
  sent: Readonly<Record<string, unknown>>,
  { language, at }: Asking,
): ListQuery {
  const query = singleTexts(sent);
  const reader: Reader = { resource, role, fields: new Map(readableFields(resource, role)) };
  const asked = Object.entries(query).filter(([key]) => !reserved.has(key));
  const beyond = asked[mostFilters];
  if (beyond) throw refusal(beyond[0]);
  const { offset, limit } = readPage(query);
  const { q } = query;
  const filters = matching(
    query['_match'],
    asked.map(([key, value]) => [key, toFilter(reader, key, value, at)]),
  );
  const order = toOrder(reader, query, language);
  const chosen = inFrontOf(order, q && calledSo(reader, q));
  return {
    ...chosen,
    ...{ offset, limit, beside: readCursor(query, chosen.key) },
    narrowedBy: [...asked.map(([one]) => splitKey(one).name), ...(q ? ['q'] : [])],
    where: and(filters, q ? searchCondition(reader, q) : undefined),
    search: q
      ? {
          isFrequent: (visible) => isFrequentSql(reader, q, visible, longestSorted),
          ofEachRow: and(filters, searchOfEachRow(reader, q)),
          instead: byNumber(reader, q, order, filters) ?? {
            ...order,
            where: and(filters, searchOfEachRow(reader, q)),
          },
        }
      : undefined,
  };
}

/** Numbers follow the time at which rows are made, so that either order is that of the numbers; any other is not theirs. */
function byNumber(
  reader: Reader,
  typed: string,
  order: Order,
  where: SQL | undefined,
): FrequentSearch['instead'] | undefined {
  const numbers = numbersTyped(reader, typed);
  const { key } = order;
  const follows = [numbers?.number, compile(reader.resource).column('createdAt')].includes(key?.column);
  if (!numbers || !key || !follows) return undefined;
  const terms = [{ value: numbers.number, way: key.order }] as const;
  const isVery = numbers.ranges.slice(0, 1).map((very) => sql`(${very}) desc`);
  return { where, terms, orderBy: [...isVery, ...terms.map(inOrder)], key: null, isServed: true, numbers };
}

/** A parameter given twice, or holding what no one types, is refused rather than guessed at. */
export function singleTexts(sent: Readonly<Record<string, unknown>>): Record<string, string> {
  for (const [key, value] of Object.entries(sent)) {
    const readable = typeof value === 'string' && value.length <= longestParameter && !/\p{Cc}/u.test(value);
    if (!readable || (key === 'q' && value.length > longestSearch)) throw refusal(key);
  }
  return sent as Record<string, string>;
}

/** What is asked of one field, «from … to …», belongs together also where any of the filters is enough. */
function matching(mode: string | undefined, filters: readonly (readonly [string, SQL])[]): SQL | undefined {
  if (mode !== undefined && mode !== 'any') throw refusal('_match');
  if (mode === undefined) return and(...filters.map(([, filter]) => filter));
  const byField = new Map<string, SQL[]>();
  for (const [key, filter] of filters) {
    const { name } = splitKey(key);
    byField.set(name, [...(byField.get(name) ?? []), filter]);
  }
  return or(...[...byField.values()].map((some) => and(...some)));
}

function splitKey(key: string): { name: string; suffix: FilterOperator | undefined } {
  const suffix = filterOperators.find((operator) => key.endsWith(`_${operator}`));
  return { name: suffix ? key.slice(0, -suffix.length - 1) : key, suffix };
}

/** The rows whose referred record fulfils a filter of its own. */
function throughReference({ resource, role, fields }: Reader, key: string, value: string, at: Date): SQL {
  const [name = '', rest = ''] = key.split(/\.(.*)/s);
  const own = Object.fromEntries([...fields].filter(([one]) => one === name));
  const inner = filteredThrough(own, role, resourceNamed).map(([path, field]) => [
    path.slice(name.length + 1),
    field,
  ]) as [string, Field][];
  const target = resourceNamed((fields.get(name) as ReferenceField | undefined)?.to ?? '');
  if (!target || inner.length === 0) throw refusal(key);
  const condition = toFilter({ resource: target, role, fields: new Map(inner) }, rest, value, at);
  const { id, rows } = compile(target);
  const found = sql`(select ${id} from ${rows} where ${condition})`;
  return whereDisclosed(
    resource,
    name,
    role,
    compile(resource)
      .field(name)
      .where((known) => sql`${known} in ${found}`),
  );
}

function toFilter(reader: Reader, key: string, value: string, at: Date): SQL {
  const { resource, role, fields } = reader;
  const { name, suffix } = splitKey(key);
  if (name.includes('.')) return throughReference(reader, key, value, at);
  const operator = suffix ?? 'eq';
  if (name === 'id' && (operator === 'eq' || operator === 'in')) {
    return inArray(compile(resource).id, value.split(',').map(asUuid));
  }
  const field = fields.get(name);
  if (!field || !kindOf(field).filters.includes(operator)) throw refusal(key);
  if (operator === 'like') {
    if (value.length > longestSearch) throw refusal(key);
    return holdsText({ resource, role }, name, field, value);
  }
  if (operator === 'in' && value.split(',').length > maxPage) throw refusal(key);
  if (operator === 'null' && truth(value))
    return isNull(disclosed(resource, name, role, compile(resource).field(name).value));
  const narrowed = compile(resource)
    .field(name)
    .where((known) =>
      operator === 'null' ? isNotNull(known) : compare(field, known, value, { operator, at }),
    );
  return whereDisclosed(resource, name, role, narrowed);
}

type Comparison = Exclude<FilterOperator, 'like' | 'null'>;

function compare(
  field: Field,
  column: PgColumn | SQL,
  typed: string,
  { operator, at }: { readonly operator: Comparison; readonly at: Date },
): SQL {
  const valueOf = (one: string) => written(field, filterValue(field, one, { operator, at }));
  if (operator === 'in') return inArray(column as SQL, typed.split(',').map(valueOf));
  const value = valueOf(typed);
  if (holdsMany(field)) return sql`${value} = any(${column})`;
  return { eq, ne, gte, lte }[operator](column as SQL, value);
}

/** One of few values, which the declaration lists, is written out: see `readPageIds`. */
function written(field: Field, value: unknown): unknown {
  return hasOptions(field) || isTruth(field) ? sql`${value}`.inlineParams() : value;
}

function toOrder(
  { resource, role, fields }: Reader,
  query: Readonly<Record<string, string>>,
  language: Language,
): Order {
  const names = query['_sort']?.split(',') ?? [resource.sort.field];
  const orders = (query['_sort'] ? query['_order'] : resource.sort.order)?.split(',') ?? [];
  if (names.length > mostSorted) throw refusal('_sort');
  const chosen = names.map((name, index) => {
    const field = fields.get(name);
    // What a module keeps may have no version.
    const isOfAll =
      (systemFields as readonly string[]).includes(name) && compile(resource).findColumn(name) !== null;
    if (!isOfAll && !(field && kindOf(field).sortable)) throw refusal('_sort');
    const order = orders[index] ?? 'asc';
    if (order !== 'asc' && order !== 'desc') throw refusal('_order');
    const key = disclosed(
      resource,
      name,
      role,
      sortedBy(field, compile(resource).field(name).order, language),
    );
    return { column: key, order, term: { value: key, way: wayOf(key, order) } } as const;
  });
  const isServed = servesLongLists(resource, role, names[0] ?? '');
  // The id last, in the direction of the first: rows that are otherwise equal keep their places from page to page, and
  // one index, read forwards or backwards, serves both orders to their end.
  const last = { value: compile(resource).id, way: orders[0] === 'desc' ? 'desc' : 'asc' } as const;
  const [only, ...others] = chosen;
  const terms = [...chosen.map(({ term }) => term), last];
  return {
    ...{ terms, isServed, orderBy: terms.map(inOrder) },
    key:
      isServed && only && others.length === 0 && isNeverEmpty(only.column)
        ? { column: only.column, order: only.order }
        : null,
  };
}

type Order = Pick<ListQuery, 'orderBy' | 'key' | 'terms' | 'isServed'>;

/** What a list is ordered by first of all; then one column no longer says where a page ends. */
function inFrontOf(order: Order, first: SQL | '' | undefined): Order {
  if (!first) return order;
  const terms = [{ value: first, way: 'desc' } as const, ...order.terms];
  return { ...order, terms, orderBy: terms.map(inOrder), key: null };
}

/**
 * What is empty comes last in either direction. A column that is never empty says no such thing: «nulls last» would keep
 * it from its index.
 */
function wayOf(key: PgColumn | SQL, order: 'asc' | 'desc'): OrderTerm['way'] {
  return order === 'asc' || isNeverEmpty(key) ? order : 'desc nulls last';
}

const inOrder = ({ value, way }: OrderTerm) => sql`${value} ${sql.raw(way)}`;

const isNeverEmpty = (key: PgColumn | SQL): key is PgColumn => 'notNull' in key && key.notNull;

/** What a reader would order by: the text of their language, the title of what is referred to. */
function sortedBy(field: Field | undefined, column: PgColumn | SQL, language: Language): PgColumn | SQL {
  if (isLocalized(field)) return sql`${column}->>${sql.raw(`'${language}'`)}`;
  return refersToOne(field) ? referencedTitleText(field, column, language) : column;
}

function asUuid(value: string): string {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value)) throw refusal('id');
  return value;
}

function refusal(parameter: string): ApiError {
  return new ApiError('unknown_parameter', { parameter });
}
