import { and, asc, count, eq, isNull } from 'drizzle-orm';
import { hasPrivilege } from '#app/privileges';
import type { Role } from '#app/roles';
import { nothingTaken } from '#framework/schema/roles/customRoles';
import { differences } from '#framework/schema/roles/differences';
import { explain } from '#framework/schema/roles/explain';
import { actingRole } from '../db/actingRole';
import { appliedDesign } from '#framework/schema/designs/applyDesign';
import { users } from '../db/schema/users';
import type { AppContext } from '../http/appContext';
import { ApiError } from '../http/apiError';
import { operation } from '../http/operation';
import { findUserById } from '../signIn/findUser';

/** People whose names a preview gives. */
const mostNames = 20;

/** Registers what is asked about roles: what a change would take away from whom, and why something is allowed or refused. */
export function registerRoles(api: AppContext): void {
  operation(api, 'roles.preview', {
    summary: 'What saving a custom role would take away or give back, and to whom',
    handler: async ({ actor, body: { id, narrowing } }) => {
      if (!hasPrivilege(actor.role, 'roles')) throw new ApiError('forbidden');
      const saved = appliedDesign().roles.find((role) => role.id === id)?.narrowing ?? nothingTaken;
      return { people: await holdersOf(api, id), ...differences(saved, narrowing) };
    },
  });

  operation(api, 'roles.explain', {
    summary: 'The rule that allows or refuses something to a person or a role, in words',
    handler: async ({ actor, query: { person, role, ...question } }) => {
      if (!hasPrivilege(actor.role, 'roles')) throw new ApiError('forbidden');
      return explain(await roleAsked(api, person, role), question);
    },
  });
}

async function holdersOf({ db }: AppContext, id: string | null) {
  if (id === null) return { count: 0, names: [] };
  const theirs = and(eq(users.customRoleId, id), isNull(users.deletedAt));
  const [total] = await db.select({ count: count() }).from(users).where(theirs);
  const rows = await db
    .select({ name: users.name })
    .from(users)
    .where(theirs)
    .orderBy(asc(users.name), asc(users.id))
    .limit(mostNames);
  return { count: total?.count ?? 0, names: rows.map(({ name }) => name) };
}

/** @throws ApiError not_found */
async function roleAsked(
  { db }: AppContext,
  person: string | undefined,
  role: Role | undefined,
): Promise<Role> {
  if (person === undefined && role !== undefined) return role;
  const user = person === undefined ? undefined : await findUserById(db, person);
  if (!user) throw new ApiError('not_found');
  return actingRole(user);
}
