import { and, type SQL, sql } from 'drizzle-orm';
import { filterParameters } from '#framework/schema/lists/filterParameters';
import type { Resource } from '#framework/schema/resource';
import { listQuery } from '../resources/listQuery';
import { rowFilter } from '../resources/rowFilter';
import { actorOf, type AutomationRow } from './automationRow';

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
  const { where } = listQuery(resource, actor.role, filterParameters(automation.condition), {
    language: 'en',
    at,
  });
  return and(visible, where) ?? visible;
}
