import { accountScope } from '#app/server/accountScope';
import type { Actor } from '#framework/schema/access';
import { actingRole } from '../db/actingRole';
import { followLatestDesign } from '../db/followDesign';
import type { AppContext } from '../http/appContext';
import { findUserById, mayEnter } from '../signIn/findUser';

/** Rights of who keeps a webhook, as they are now; null of somebody who may no longer enter. */
export async function keeperOf({ db, sessions }: AppContext, keeperId: string): Promise<Actor | null> {
  const user = await findUserById(db, keeperId);
  if (!user || !(await mayEnter(db, user))) return null;
  await followLatestDesign(db);
  const scope = accountScope(user, await sessions.branchIdsOf(user.id));
  return { userId: user.id, role: actingRole(user), ...scope };
}
