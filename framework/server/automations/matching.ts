import { and, type SQL, sql } from 'drizzle-orm';
import type { Resource } from '#framework/schema/resource';
import { listQuery } from '../resources/listQuery';
import { rowFilter } from '../resources/rowFilter';
import { actorOf, type AutomationRow } from './automationRow';

/** Parts of a list's address that say how it looks and not which rows it has. */
const looks = [
  'sort',
  'page',
  'size',
  'columns',
  'density',
  'view',
  'group',
  'measure',
  'chart',
  'compare',
  'tab',
];

/** Filters of an address as it was pasted: the query of a whole one, without what only the page reads. */
export function filtersOf(condition: string | null): Record<string, string> {
  const query = condition?.trim() ?? '';
  const mark = query.indexOf('?');
  const isAddress = mark === -1 && (query.startsWith('/') || query.startsWith('http'));
  const parameters = new URLSearchParams(isAddress ? '' : query.slice(mark + 1));
  for (const name of looks) parameters.delete(name);
  return Object.fromEntries(parameters);
}

/**
 * The records that an automation is about: those of its filter that its role may read, as a condition for the rows of
 * `compile`. The filter is read as the list reads it. @throws ApiError unknown_parameter
 */
export function matching(
  resource: Resource,
  automation: Pick<AutomationRow, 'id' | 'role' | 'condition' | 'trigger'>,
  at: Date,
): SQL {
  const actor = actorOf(automation);
  const state = automation.trigger === 'deleted' ? 'deleted' : 'alive';
  const visible = rowFilter(resource, 'read', actor, state) ?? sql`false`;
  const { where } = listQuery(resource, actor.role, filtersOf(automation.condition), { language: 'en', at });
  return and(visible, where) ?? visible;
}
