import { and, eq } from 'drizzle-orm';
import { resourceNamed } from '#app/resources';
import type { Actor } from '#framework/schema/access';
import type { Resource } from '#framework/schema/resource';
import type { webhookDeliveries } from '../db/schema/webhooks';
import type { AppContext } from '../http/appContext';
import { compile } from '../resources/compile';
import { readRecordJson } from '../resources/records';
import { rowFilter } from '../resources/rowFilter';
import { ownershipOf } from '#app/server/ownership';
import { actingRole } from '../db/actingRole';
import { followLatestDesign } from '../db/followDesign';
import { findUserById, mayEnter } from '../signIn/findUser';

/** Present rights of a webhook's owner; null where they may no longer sign in. */
async function keeperOf({ db }: AppContext, keeperId: string): Promise<Actor | null> {
  const user = await findUserById(db, keeperId);
  if (!user || !(await mayEnter(db, user))) return null;
  await followLatestDesign(db);
  return { userId: user.id, role: actingRole(user), ...(await ownershipOf(db, user)) };
}

export type Delivery = typeof webhookDeliveries.$inferSelect;

/**
 * What is sent: the record as the keeper of the webhook may read it now, of a deleted one its id. Null where the keeper may
 * not read it, or it is gone.
 */
export async function eventBody(
  api: AppContext,
  { type, resource, recordId, createdAt }: Delivery,
  keeperId: string,
): Promise<string | null> {
  const record = resource === null ? undefined : resourceNamed(resource);
  const keeper = await keeperOf(api, keeperId);
  if (!keeper || (resource !== null && !record)) return null;
  const data = record && recordId ? await recordJson(api, record, keeper, recordId, type) : '{}';
  if (data === null) return null;
  return `{"type":${JSON.stringify(type)},"timestamp":"${createdAt.toISOString()}","data":${data}}`;
}

async function recordJson(api: AppContext, resource: Resource, actor: Actor, id: string, type: string) {
  if (!type.endsWith('.deleted')) return readRecordJson(api, { resource, actor }, id);
  return (await mayHaveRead(api, resource, actor, id)) ? JSON.stringify({ id }) : null;
}

/** True of a deleted record that the keeper could read before. */
async function mayHaveRead(
  { db }: AppContext,
  resource: Resource,
  actor: Actor,
  id: string,
): Promise<boolean> {
  const readable = rowFilter(resource, 'read', actor, 'deleted');
  if (!readable) return false;
  const { table, id: column } = compile(resource);
  const rows = await db
    .select({ id: column })
    .from(table)
    .where(and(eq(column, id), readable));
  return rows.length > 0;
}
