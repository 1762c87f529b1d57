import { and, eq } from 'drizzle-orm';
import type { Action, Actor } from '#framework/schema/access';
import type { Resource } from '#framework/schema/resource';
import { ApiError } from '../http/apiError';
import type { AppContext } from '../http/appContext';
import { compile } from './compile';
import { rowFilter } from './rowFilter';

/** @throws ApiError forbidden where the role has no such right at all; not_found where the record is not the actor's */
export async function assertReached(
  { db }: Pick<AppContext, 'db'>,
  resource: Resource,
  id: string,
  action: Action,
  actor: Actor,
): Promise<void> {
  const reached = rowFilter(resource, action, actor);
  if (!reached) throw new ApiError('forbidden');
  const { table, id: column } = compile(resource);
  const [row] = await db
    .select({ id: column })
    .from(table)
    .where(and(eq(column, id), reached))
    .limit(1);
  if (!row) throw new ApiError('not_found');
}
