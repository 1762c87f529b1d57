import { eq } from 'drizzle-orm';
import type { Queryable } from './db/connect';
import { sessionUserColumns } from './db/actingRole';
import { users } from './db/schema/users';
import type { Account, Handlers, SessionOwner } from './http/handlers';
import { assertFittingRole } from './roles';
import { accountViewOf } from './signIn/accountViewOf';

const nothing = () => Promise.resolve();

/** Handlers of an application that leaves everything out: no notices or mails, and no data of its own. */
export const defaultHandlers: Handlers = {
  hooks: {},
  accountHooks: { afterCreate: assertFittingRole, afterUpdate: assertFittingRole },
  fieldSetters: {},
  usagesOf: () => Promise.resolve([]),
  pastEvents: () => null,
  // Never used by an application whose session shows more (`GivenHandlers`).
  loadSessionUser: loadAccount as Handlers['loadSessionUser'],
  mayOpenSession: () => true,
  afterPasswordChange: nothing,
  notices: {
    automation: nothing,
    export: nothing,
    secondFactor: nothing,
    newDevice: nothing,
    webhook: nothing,
  },
  // The file is in its reader's list of exports.
  listDelivery: { mail: nothing },
};

/** Returns the signed-in person, of whom nothing is stored but the account. */
async function loadAccount(db: Queryable, actor: SessionOwner): Promise<Account> {
  const [user] = await db.select(sessionUserColumns()).from(users).where(eq(users.id, actor.userId));
  if (!user) throw new Error(`user ${actor.userId} is signed in but does not exist`);
  return accountViewOf(user, actor);
}
