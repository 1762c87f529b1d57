import { lists } from 'sijil/schema/application';
import { and, type SQL } from 'drizzle-orm';
import type { DeclaredList, ListFilters } from 'sijil/schema/declaredList';
import type { Resource } from 'sijil/schema/resource';
import type { Actor } from 'sijil/schema/access';
import type { Language } from 'sijil/base/i18n/localized';
import type { AppContext } from '../http/appContext';
import { ApiError } from '../http/apiError';
import { fixedRows, listQuery, type ListQuery } from './listQuery';
import { inRanges, searchPlan } from './searchPlan';
import { rowFilter } from './rights';

/** Reader of a list, with their language. */
export interface ListReader {
  readonly actor: Actor | null;
  readonly language: Language;
}

interface AskedRows extends Pick<ListQuery, 'orderBy' | 'isServed'> {
  readonly where: SQL | undefined;
}

/**
 * All rows of a list, for operations on each of them: a file, a summary. `list` of the address is the operation of a declared
 * list. @throws ApiError forbidden, unknown_parameter, list_too_long_to_sort
 */
export async function askedRows(
  api: AppContext,
  resource: Resource,
  { actor, language }: ListReader,
  { list: operation, ...address }: Readonly<Record<string, unknown>>,
): Promise<AskedRows> {
  if (['_start', '_end', '_after', '_before'].some((one) => one in address))
    throw new ApiError('unknown_parameter', { parameter: '_end' });
  const visible = rowFilter(resource, 'read', actor);
  if (!visible) throw new ApiError('forbidden');
  const role = actor?.role ?? null;
  const at = api.clock();
  const found = listQuery(resource, role, address, { language, at });
  const ofList = fixedRows(resource, role, rowsOfList(resource, operation), at).where;
  const { query } = await searchPlan(api.db, { resource, actor, action: 'read', visible }, found);
  const { numbers, orderBy, isServed } = query;
  return { where: and(visible, ofList, query.where, numbers && inRanges(numbers)), orderBy, isServed };
}

/** Returns the fixed filter of a list of the resource, by the list's operation; the resource's own list has none. */
function rowsOfList(resource: Resource, operation: unknown): ListFilters {
  if (operation === undefined) return {};
  const list = Object.values<DeclaredList>(lists()).find((one) => one.operation === operation);
  if (list?.resource !== resource) throw new ApiError('unknown_parameter', { parameter: 'list' });
  return list.where ?? {};
}
