import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Resource } from 'sijil/schema/resource';
import { resources } from '#resources';
import type { Actor, AppContext } from 'sijil/server/http/appContext';
import { ApiError } from 'sijil/server/http/apiError';
import { compile } from 'sijil/server/resources/compile';
import { readRecords } from 'sijil/server/resources/records';
import type { RecordView } from 'sijil/contract/recordView';
import { rowFilter } from 'sijil/server/resources/rights';
import type { Transaction } from 'sijil/server/db/connect';
import { tables } from '../../db/schema/declared';

/** Record that the actor may see. @throws ApiError not_found for any other, existing or not. */
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

/** A branch or a restaurant of this client. */
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

/**
 * Locks a company against deletion until the transaction ends, while something is created for it: records created before a
 * deletion are deleted with the company, later ones are refused. @throws ApiError session_expired
 */
export async function lockLiveClient(tx: Transaction, clientId: string) {
  const { clients } = tables;
  const [client] = await tx
    .select({
      id: clients.id,
      companyName: clients.companyName,
      profileCompleted: clients.profileCompleted,
    })
    .from(clients)
    .where(and(eq(clients.id, clientId), isNull(clients.deletedAt)))
    .for('share');
  if (!client) throw new ApiError('session_expired');
  return client;
}
