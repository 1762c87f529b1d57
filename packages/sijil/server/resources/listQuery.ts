import { and, type SQL, sql } from 'drizzle-orm';
import type { Role } from 'sijil/schema/application';
import type { Language } from 'sijil/base/i18n/localized';
import { isMember } from 'sijil/base/objects';
import type { ListFilters } from 'sijil/schema/declaredList';
import { longestSearch } from 'sijil/schema/filterText';
import { conditionsIn, mostConditions } from 'sijil/schema/lists/listFilters';
import { groupName, pageSizes } from 'sijil/schema/lists/listState';
import { longestSorted } from 'sijil/schema/longOrders';
import type { Resource } from 'sijil/schema/resource';
import { plainSearch } from 'sijil/schema/soughtTexts';
import { ApiError } from '../http/apiError';
import { compile } from './compile';
import { readableFields, type Reader } from './rights';
import { type AddressFilter, filterSql, isOneChoice, readGroup, parseFilterKey } from './listFilters';
import { type Order, termSql, toOrder, withFirst } from './listOrder';
import { numberFirst, type NumberRanges, numbersTyped } from './searchPlan';
import { type Cursor, maxPage, readCursor, readPage } from './pageAddress';
import { isFrequentSql, searchCondition, searchOfEachRow, type Seen } from './searchCondition';

/** Longest parameter: two hundred ids in a filter, and some room. */
const longestParameter = 8000;
/** Largest number of filters: more than are worth combining; each is evaluated for every row that the others leave. */
const mostFilters = 20;
const reserved = new Set(['_start', '_after', '_before', '_end', '_sort', '_order', '_match', 'q']);

/** A list's address as SQL. */
export interface ListQuery extends Order {
  readonly where: SQL | undefined;
  /** Names of the fields in `where`; `q` for a search. */
  readonly narrowedBy: readonly string[];
  /** Undefined without a search text. */
  readonly search: TextSearch | undefined;
  /** Limits the rows to these ranges, those of the first before the others. */
  readonly numbers?: NumberRanges | undefined;
  readonly offset: number;
  readonly limit: number;
  /** Row after which the page begins, or before which it ends; no rows are skipped then. */
  readonly cursor: Cursor | undefined;
  /** True for the list in its initial state, or filtered by one choice: such lists are few. */
  readonly isDeclared: boolean;
}

/** Returns the fixed filter of a list's declaration as a condition. */
export function fixedRows(
  resource: Resource,
  role: Role | null,
  fixed: ListFilters,
  at: Date,
): Pick<ListQuery, 'where' | 'narrowedBy'> {
  const filters = Object.entries(fixed);
  if (filters.length === 0) return { where: undefined, narrowedBy: [] };
  const reader: Reader = { resource, role, fields: new Map(readableFields(resource, role)) };
  return {
    where: filterSql(reader, filters, undefined, at),
    narrowedBy: filters.map(([key]) => parseFilterKey(key).name),
  };
}

/** Ways to search for a text that may be in more rows than can be collected and sorted. */
export interface TextSearch {
  /** Condition that is true where too many of the visible rows hold the text; null where that need not be checked. */
  readonly isFrequent: (seen: Seen) => SQL | null;
  /** Condition for the rows with the text, collected among the visible ones. */
  readonly gathered: (seen: Seen) => SQL | undefined;
  /** Condition that is evaluated for each of few rows. */
  readonly ofEachRow: SQL | undefined;
  /** The list where each row is checked in the list's own order, until a page is full; for a typed number, by number alone. */
  readonly inOrder: Pick<ListQuery, 'where' | 'orderBy' | 'terms' | 'key' | 'isServed' | 'numbers'>;
}

interface Asking {
  readonly language: Language;
  /** Moment of the call, for relative filters. */
  readonly at: Date;
}

/**
 * Reads a list's address as `@refinedev/simple-rest` writes it: `_start _end _sort _order q field field_gte …`. `_after` and
 * `_before` continue from an end of the page that was read (`X-Page-Last`, `X-Page-First`).
 * `cityId.stateId=…` filters by a field of the referenced record, `_match=any` selects rows that match one of the filters
 * instead of all, `_where=any(status=pending,all(…))` is a group of filters, and a day may be relative to today
 * (`createdAt_gte=month-1`).
 * Any other parameter, a field that the role may not read, or a page over the limit is refused, never ignored. A field that the
 * role reads only in some records counts as empty in the others, for filters, search and order.
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
  const names = namesAsked(asked);
  const beyond = asked[mostFilters]?.[0] ?? (names.length > mostConditions ? groupName : undefined);
  if (beyond) throw new ApiError('unknown_parameter', { parameter: beyond });
  const { offset, limit } = readPage(query);
  const q = query['q'] === undefined ? undefined : plainSearch(query['q']);
  const filters = filterSql(reader, asked, query['_match'], at);
  const order = toOrder(reader, query, language);
  const chosen = withFirst(order, q ? numberFirst(reader, q) : undefined);
  const cursor = readCursor(query, chosen.key);
  const isOffered = isMember(pageSizes, limit) && (offset === 0 || cursor !== undefined);
  return {
    ...chosen,
    offset,
    limit,
    cursor,
    narrowedBy: [...names, ...(q ? ['q'] : [])],
    where: and(filters, q ? searchCondition(reader, q) : undefined),
    search: q ? textSearch(reader, q, order, filters) : undefined,
    isDeclared: isOffered && order.isServed && !q && isOneChoice(reader, asked),
  };
}

/** Returns the fields of all conditions, with those of groups. */
function namesAsked(asked: readonly AddressFilter[]): string[] {
  return asked.flatMap(([key, text]) =>
    key === groupName ? conditionsIn(readGroup(text)).map(({ field }) => field) : parseFilterKey(key).name,
  );
}

function textSearch(reader: Reader, typed: string, order: Order, filters: SQL | undefined): TextSearch {
  const ofEachRow = and(filters, searchOfEachRow(reader, typed));
  return {
    isFrequent: (seen) => isFrequentSql(reader, typed, seen, longestSorted),
    gathered: (seen) => and(filters, searchCondition(reader, typed, seen)),
    ofEachRow,
    inOrder: byNumber(reader, typed, order, filters) ?? { ...order, where: ofEachRow },
  };
}

/** Numbers follow the creation time of the rows, so that an order by either uses the numbers. */
function byNumber(
  reader: Reader,
  typed: string,
  order: Order,
  where: SQL | undefined,
): TextSearch['inOrder'] | undefined {
  const numbers = numbersTyped(reader, typed);
  const { key } = order;
  const follows = [numbers?.number, compile(reader.resource).column('createdAt')].includes(key?.column);
  if (!numbers || !key || !follows) return undefined;
  const terms = [{ value: numbers.number, direction: key.order }] as const;
  const isVery = numbers.ranges.slice(0, 1).map((very) => sql`(${very}) desc`);
  return { where, terms, orderBy: [...isVery, ...terms.map(termSql)], key: null, isServed: true, numbers };
}

/**
 * Refuses a parameter that is given twice, or that holds a value nobody types. Only ids may be given many times, as
 * `@refinedev/simple-rest` requests known records.
 */
export function singleTexts(sent: Readonly<Record<string, unknown>>): Record<string, string> {
  const { id, ...others } = sent;
  const single = Array.isArray(id) ? withIds(id, others) : sent;
  const texts: [string, string][] = [];
  for (const [key, value] of Object.entries(single)) {
    const readable = typeof value === 'string' && value.length <= longestParameter && !/\p{Cc}/u.test(value);
    if (!readable || (key === 'q' && value.length > longestSearch))
      throw new ApiError('unknown_parameter', { parameter: key });
    texts.push([key, value]);
  }
  // Built from entries: as an assignment, a parameter `__proto__` would be lost.
  return Object.fromEntries(texts);
}

/** Rewrites `id=a&id=b` as `id_in=a,b`, on a page with room for all of them. */
function withIds(
  ids: readonly unknown[],
  others: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  if (ids.length > maxPage || 'id_in' in others) throw new ApiError('unknown_parameter', { parameter: 'id' });
  return { _start: '0', _end: String(ids.length), ...others, id_in: ids.join(',') };
}
