import { and, eq, isNull } from 'drizzle-orm';
import type { Role } from '#domain/access/roles';
import type { Resource } from 'sijil/schema/resource';
import { resourceList } from '#resources';
import type { Queryable } from 'sijil/server/db/connect';
import { users } from '../../db/schema/users';
import { ApiError } from 'sijil/server/http/apiError';

/** Declaration under which people of a role are edited; null for branch managers, who are edited by their client. */
export function accountResource(role: Role): Resource | null {
  return resourceList.find(({ account }) => account?.roles.some((one) => one === role)) ?? null;
}

/** All declarations of accounts, with the roles that they create. */
export const accountKinds = () =>
  resourceList.flatMap((resource) => (resource.account ? [{ resource, roles: resource.account.roles }] : []));

/** @throws ApiError not_found for an unknown id or a deleted account. */
export async function accountOf(db: Queryable, id: string) {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)));
  if (!user) throw new ApiError('not_found');
  return { user, resource: accountResource(user.role) };
}
