import { nameOf } from 'sijil/base/i18n/localized';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { sessionUser } from '#domain/api/profileViews';
import type { Queryable } from 'sijil/server/db/connect';
import { users } from '../../db/schema/users';
import type { Actor } from 'sijil/server/http/appContext';
import { accountViewOf } from 'sijil/server/signIn/accountViewOf';
import { sessionUserColumns } from 'sijil/server/db/actingRole';
import { isUnread } from 'sijil/schema/roles/mayCall';
import { tables } from '../../db/schema/declared';
import { operations } from '#domain/access/operations';
import { hasHome, hasRole, type Role } from '#domain/access/roles';
import type { Body } from 'sijil/contract/exchange';

type SessionUser = z.output<typeof sessionUser>;

/** The signed-in person with their company's restaurants and branches; for a branch manager, only the assigned branches. */
export async function loadSessionUser(
  db: Queryable,
  actor: Pick<Actor, 'userId' | 'clientId' | 'branchIds' | 'spendingLimit' | 'seenBy' | 'throughProvider'>,
): Promise<SessionUser> {
  const [user] = await db.select(sessionUserColumns()).from(users).where(eq(users.id, actor.userId));
  if (!user) throw new Error(`user ${actor.userId} is signed in but does not exist`);
  const account = accountViewOf(user, actor);
  const { role } = account;
  const client = actor.clientId ? await loadClient(db, { ...actor, clientId: actor.clientId, role }) : null;
  return {
    ...account,
    profile_completed: client?.profileCompleted ?? true,
    spending_limit: actor.spendingLimit,
    client: client?.view ?? null,
  };
}

interface Reader extends Pick<Actor, 'branchIds' | 'role'> {
  readonly clientId: string;
}

async function loadClient(db: Queryable, { clientId, branchIds, role }: Reader) {
  const { clients, restaurants, branches } = tables;
  const [[client], restaurantRows, branchRows] = await Promise.all([
    db.select().from(clients).where(eq(clients.id, clientId)),
    db
      .select()
      .from(restaurants)
      .where(
        and(
          eq(restaurants.clientId, clientId),
          isNull(restaurants.deletedAt),
          isUnread('restaurants', role) ? sql`false` : undefined,
        ),
      ),
    db
      .select()
      .from(branches)
      .where(
        and(
          eq(branches.clientId, clientId),
          isNull(branches.deletedAt),
          branchIds ? inArray(branches.id, [...branchIds]) : undefined,
          isUnread('branches', role) ? sql`false` : undefined,
        ),
      )
      .orderBy(branches.createdAt),
  ]);
  const inRestaurant = (restaurantId: string | null) =>
    branchRows
      .filter((branch) => branch.restaurantId === restaurantId)
      .map(({ id, name, nameEn, main }) => ({ id, name: nameOf(name, nameEn), main }));
  return {
    profileCompleted: client?.profileCompleted ?? false,
    view: {
      id: clientId,
      companyName: nameOf(client?.companyName ?? '', client?.companyNameEn ?? null),
      restaurants: restaurantRows.map(({ id, name, nameEn }) => ({
        id,
        name: nameOf(name, nameEn),
        branches: inRestaurant(id),
      })),
      branches: inRestaurant(null),
    },
  };
}

/** False for inspectors at the portal, and for anybody else in their app. */
export function mayOpenSession(role: Role, { audience }: Pick<Body<'auth.login'>, 'audience'>): boolean {
  if (audience === 'field') return hasRole(role, operations['field.assignments'].audience);
  return audience !== 'portal' || hasHome(role);
}
