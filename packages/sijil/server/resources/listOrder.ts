import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Language } from 'sijil/base/i18n/localized';
import { isMember } from 'sijil/base/objects';
import type { Field } from 'sijil/schema/field';
import { kindOf } from 'sijil/schema/fieldKinds';
import { refersToOne } from 'sijil/schema/kindFacts';
import { servesLongLists } from 'sijil/schema/longOrders';
import type { Resource } from 'sijil/schema/resource';
import { isUnread } from 'sijil/schema/roles/mayCall';
import { systemFields } from 'sijil/schema/systemFields';
import type { Role } from 'sijil/schema/application';
import { ApiError } from '../http/apiError';
import { compile } from './compile';
import { masked, type Reader } from './rights';
import type { PageKey } from './pageAddress';
import { referencedTitleText, textIn } from './titleSql';

/** Largest number of columns by which a list is sorted. */
const mostSorted = 5;

/** A list's sort order, and whether an index serves it. */
export interface Order {
  readonly orderBy: SQL[];
  readonly terms: readonly OrderTerm[];
  /** True where an index reads the rows in this order, for any number of them. */
  readonly isServed: boolean;
  /** Key from which a cursor continues; null where an offset is the only way to a page. */
  readonly key: PageKey | null;
}

export interface OrderTerm {
  readonly value: SQL | PgColumn;
  readonly direction: 'asc' | 'desc' | 'desc nulls last';
}

/**
 * Reads `_sort` and `_order`; without them the declared order, or that of the ids where the declared one is by a hidden field.
 * @throws ApiError unknown_parameter
 */
export function toOrder(
  { resource, role, fields }: Reader,
  query: Readonly<Record<string, string>>,
  language: Language,
): Order {
  const isHidden = (name: string) => Object.hasOwn(resource.fields, name) && !fields.has(name);
  const names = query['_sort']?.split(',') ?? [resource.sort.field].filter((name) => !isHidden(name));
  const orders = (query['_sort'] ? query['_order'] : resource.sort.order)?.split(',') ?? [];
  if (names.length > mostSorted) throw new ApiError('unknown_parameter', { parameter: '_sort' });
  const chosen = names.map((name, index) => {
    const field = fields.get(name);
    // A module's table may lack one of the system fields, such as the version.
    const isSystemField = isMember(systemFields, name) && compile(resource).findColumn(name) !== null;
    if (isHidden(name) || (!isSystemField && !(field && kindOf(field).sortable)))
      throw new ApiError('unknown_parameter', { parameter: '_sort' });
    const order = orders[index] ?? 'asc';
    if (order !== 'asc' && order !== 'desc') throw new ApiError('unknown_parameter', { parameter: '_order' });
    const key = masked(resource, name, role, sortedBy(resource, name, { field, role, language }));
    return { column: key, order, term: { value: key, direction: directionOf(key, order) } } as const;
  });
  const isServed = names[0] === undefined || servesLongLists(resource, role, names[0]);
  // The id is the tie-breaker, in the direction of the first term: otherwise equal rows keep their order from page to page, and
  // one index, read forwards or backwards, serves both directions completely.
  const last = { value: compile(resource).id, direction: orders[0] === 'desc' ? 'desc' : 'asc' } as const;
  const [only, ...others] = chosen;
  const terms = [...chosen.map(({ term }) => term), last];
  return {
    terms,
    isServed,
    orderBy: terms.map(termSql),
    key:
      isServed && only && others.length === 0 && isNeverEmpty(only.column)
        ? {
            column: only.column,
            order: only.order,
          }
        : null,
  };
}

/** Returns the order with another first term; a single column then no longer determines the end of a page. */
export function withFirst(order: Order, first: SQL | undefined): Order {
  if (!first) return order;
  const terms = [{ value: first, direction: 'desc' } as const, ...order.terms];
  return { ...order, terms, orderBy: terms.map(termSql), key: null };
}

/**
 * Empty values come last in either direction. For a column that is never empty, «nulls last» would prevent the use of its index.
 */
function directionOf(key: PgColumn | SQL, order: 'asc' | 'desc'): OrderTerm['direction'] {
  return order === 'asc' || isNeverEmpty(key) ? order : 'desc nulls last';
}

export const termSql = ({ value, direction }: OrderTerm) => sql`${value} ${sql.raw(direction)}`;

const isNeverEmpty = (key: PgColumn | SQL): key is PgColumn => 'notNull' in key && key.notNull;

interface Asker {
  readonly field: Field | undefined;
  readonly role: Role | null;
  readonly language: Language;
}

/** The sort key of a field for a reader: the text of their language, the title of the referenced record if they may know it. */
function sortedBy(resource: Resource, name: string, { field, role, language }: Asker): PgColumn | SQL {
  const { order } = compile(resource).field(name);
  return refersToOne(field) && !isUnread(field.to, role)
    ? referencedTitleText(field, order, language)
    : textIn(language, field, order, (other) => compile(resource).field(other).order);
}
