import { and, eq } from 'drizzle-orm';
import { resources } from '#resources';
import type { Queryable } from '#framework/server/db/connect';
import { requests } from '../../db/schema/requests';
import type { Actor } from '#framework/schema/access';
import { ApiError } from '#framework/server/http/apiError';
import type { RequestRow } from '../../workflow/effect';
import { readableRows } from '#framework/server/resources/rowFilter';

/** The request as a row, where the actor may know of it. @throws ApiError not_found */
export async function findRequest(db: Queryable, actor: Actor, id: string): Promise<RequestRow> {
  const [request] = await db
    .select()
    .from(requests)
    .where(and(eq(requests.id, id), readableRows(resources.requests, actor)));
  if (!request) throw new ApiError('not_found');
  return request;
}
