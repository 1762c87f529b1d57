import { and, eq, type SQL } from 'drizzle-orm';
import type { Resource } from '#domain/schema/resource';
import { resources } from '#resources';
import type { AppContext } from '../../http/appContext';
import type { Actor } from '../../http/actor';
import { ApiError } from '../../http/apiError';
import { compile } from '../../resources/compile';
import { readRecords } from '../../resources/records';
import type { RecordView } from '#domain/api/recordView';
import { rowFilter } from '../../resources/rowFilter';

/** One record that the actor may see. @throws ApiError not_found for any other, whether it exists or not. */
export async function findRecord(
  api: AppContext,
  actor: Actor,
  resource: Resource,
  where: SQL | undefined,
): Promise<RecordView> {
  const visible = rowFilter(resource, 'read', actor);
  if (!visible) throw new ApiError('forbidden');
  const [record] = await readRecords(api, api.db, resource, actor, and(visible, where));
  if (!record) throw new ApiError('not_found');
  return record;
}

export function findClient(api: AppContext, actor: Actor, id: string): Promise<RecordView> {
  return findRecord(api, actor, resources.clients, eq(compile(resources.clients).id, id));
}

/** A branch or a restaurant, if it is that client's. */
export function findOfClient(
  api: AppContext,
  actor: Actor,
  resource: Resource,
  { clientId, id }: { clientId: string; id: string },
): Promise<RecordView> {
  return findRecord(
    api,
    actor,
    resource,
    and(eq(compile(resource).id, id), eq(compile(resource).column('clientId'), clientId)),
  );
}
