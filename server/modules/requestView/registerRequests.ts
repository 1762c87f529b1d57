import { and, inArray } from 'drizzle-orm';
import type { OperationId } from '#domain/access/operations';
import { resources } from '#resources';
import { requests } from '../../db/schema/requests';
import type { AppContext } from '#framework/server/http/appContext';
import { operation } from '#framework/server/http/operation';
import { readableRows } from '#framework/server/resources/rowFilter';
import { leadingActions } from '../requests/leadingActions';
import { loadRequestView } from './loadRequestView';
import { readReferred } from './readReferred';

export function registerRequests(api: AppContext): void {
  registerGet(api, 'inspections.get');
  registerGet(api, 'clientInspections.get');
  operation(api, 'inspections.nextActions', {
    summary: 'What the caller may do next with each of many requests',
    handler: async ({ actor, query }) => {
      const read = await api.db
        .select({ id: requests.id })
        .from(requests)
        .where(and(readableRows(resources.requests, actor), inArray(requests.id, query.ids.split(','))));
      const actions = await leadingActions(
        api,
        actor,
        read.map(({ id }) => id),
      );
      return [...actions].map(([id, action]) => ({ id, action }));
    },
  });
  operation(api, 'inspections.referred', {
    summary: "Records that the caller's requests refer to, by name",
    handler: ({ actor, params, query }) => readReferred(api, actor, params.resource, query),
  });
}

function registerGet(
  api: AppContext,
  id: Extract<OperationId, 'inspections.get' | 'clientInspections.get'>,
): void {
  operation(api, id, {
    summary: 'A request in full, with what the caller may do next',
    handler: ({ actor, params, language }) => loadRequestView(api, actor, params.id, language),
  });
}
