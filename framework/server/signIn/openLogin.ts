import type { FastifyRequest } from 'fastify';
import { ownershipOf } from '#app/server/ownership';
import type { Answer } from '#framework/contract/exchange';
import type { Queryable } from '../db/connect';
import { followLatestDesign } from '../db/followDesign';
import type { users } from '../db/schema/users';
import type { AppContext } from '../http/appContext';
import type { ProvenUser } from '../http/sessions';
import { loadSessionUser } from '#app/server/sessionUser';

/** Opens a session for a person who has proven their identity; null where the proof no longer holds. */
export function openLogin(
  api: AppContext,
  tx: Queryable,
  user: ProvenUser,
  request: FastifyRequest,
): Promise<string | null> {
  return api.sessions.open(tx, user, { ip: request.ip, userAgent: request.headers['user-agent'] });
}

/** Answer of a sign-in that opens no session, but for the reason. */
export const noSession = { user: null, token: null, need_email_verification: false, need_code: false };

/** Answers what the portal keeps of a session that has been opened. */
export async function answerLogin(
  api: AppContext,
  user: typeof users.$inferSelect,
  token: string,
  throughProvider = false,
): Promise<Answer<'auth.login'>> {
  await followLatestDesign(api.db);
  const ownership = await ownershipOf(api.db, user);
  return {
    user: await loadSessionUser(api.db, { userId: user.id, seenBy: null, throughProvider, ...ownership }),
    token: { plain_text_token: token },
    need_email_verification: false,
    need_code: false,
    email: user.email,
  };
}
