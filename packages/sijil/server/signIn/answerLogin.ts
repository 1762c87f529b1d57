import type { FastifyRequest } from 'fastify';
import { ownershipOf } from '../db/accounts';
import type { Answer } from 'sijil/contract/exchange';
import { followLatestDesign } from '../db/followDesign';
import type { users } from '../db/schema/users';
import type { AppContext } from '../http/appContext';
import { noteDevice } from './noteDevice';

/** Answer of a sign-in that opens no session, without the reason. */
export const noSession = { user: null, token: null, need_email_verification: false, need_code: false };

interface OpenedLogin {
  readonly user: typeof users.$inferSelect;
  readonly token: string;
  readonly request: FastifyRequest;
  readonly throughProvider?: boolean;
}

/** Returns the answer for a session that has been opened, and stores its device. */
export async function answerLogin(
  api: AppContext,
  { user, token, request, throughProvider = false }: OpenedLogin,
): Promise<Answer<'auth.login'>> {
  await noteDevice(api, user.id, request);
  await followLatestDesign(api.db);
  const ownership = await ownershipOf(api.db, user);
  return {
    user: await api.handlers.loadSessionUser(api.db, {
      userId: user.id,
      seenBy: null,
      throughProvider,
      ...ownership,
    }),
    token: { plain_text_token: token },
    need_email_verification: false,
    need_code: false,
    email: user.email,
  };
}
