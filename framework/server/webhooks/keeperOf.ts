import { accountScope } from '#app/server/accountScope';
import type { Actor } from '#framework/schema/access';
import { actingRole } from '../db/actingRole';
import { followLatestDesign } from '../db/followDesign';
import type { AppContext } from '../http/appContext';
import { findUserById, mayEnter } from '../signIn/findUser';

/** Present rights of a webhook's owner; null where they may no longer sign in. */
export async function keeperOf({ db, sessions }: AppContext, keeperId: string): Promise<Actor | null> {
  const user = await findUserById(db, keeperId);
  if (!user || !(await mayEnter(db, user))) return null;
  await followLatestDesign(db);
  const scope = accountScope(user, await sessions.branchIdsOf(user.id));
  return { userId: user.id, role: actingRole(user), ...scope };
}
