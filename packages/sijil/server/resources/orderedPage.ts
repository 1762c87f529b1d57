import { and, type SQL, sql } from 'drizzle-orm';
import type { Language } from 'sijil/base/i18n/localized';
import { longestSorted } from 'sijil/schema/longOrders';
import type { Resource } from 'sijil/schema/resource';
import type { Database } from '../db/connect';
import { ApiError } from '../http/apiError';
import type { Actor } from '../http/appContext';
import { type Order, type OrderTerm, termSql } from './listOrder';
import { listQuery, type TextSearch } from './listQuery';
import { type Page, pageStatement, readPageIds } from './page';
import { rowFilter } from './rights';
import { searchPlan } from './searchPlan';

interface OrderedRows {
  readonly resource: Resource;
  /** Condition for the rows of the list. */
  readonly only: SQL;
  /** An order in which an index reads the rows that `only` selects. */
  readonly terms: readonly OrderTerm[];
}

interface Call {
  readonly actor: Actor;
  readonly language: Language;
  /** `q`, `_start` and `_end`. */
  readonly query: Readonly<Record<string, unknown>>;
  readonly at: Date;
}

/**
 * Finds one page of the rows that an actor may read, in an order that the declaration does not offer, and their number. A text
 * is searched as in the declaration's list, so that the number of rows read stays bounded.
 * @throws ApiError forbidden, unknown_parameter
 */
export async function readOrderedPage(
  db: Database,
  { resource, only, terms }: OrderedRows,
  { actor, language, query: sent, at }: Call,
): Promise<Page> {
  const allowed = rowFilter(resource, 'read', actor);
  if (!allowed) throw new ApiError('forbidden');
  const visible = and(allowed, only) ?? allowed;
  const order = { terms, orderBy: terms.map(termSql), isServed: true, key: null };
  const asked = { ...listQuery(resource, actor.role, sent, { language, at }), ...order };
  const { query, way } = await searchPlan(
    db,
    { resource, actor, action: 'read', visible },
    { ...asked, search: asked.search && inOrder(asked.search, order) },
  );
  const narrowed = { ...query, where: and(visible, query.where) };
  // A frequent text is in more rows than are counted.
  const count = way === 'frequent' ? sql`select ${sql.raw(String(longestSorted + 1))}` : null;
  return readPageIds(db, narrowed, pageStatement(resource, narrowed, count));
}

/** Returns the search with frequent texts looked for in another order; the beginnings of a number are found by the numbers. */
function inOrder(search: TextSearch, order: Order): TextSearch {
  return search.inOrder.numbers ? search : { ...search, inOrder: { ...search.inOrder, ...order } };
}
