import { eq } from 'drizzle-orm';
import { hasHome } from '#domain/access/roles';
import type { AppContext } from '#framework/server/http/appContext';
import { sessions } from '#framework/server/db/schema/users';
import { ApiError } from '#framework/server/http/apiError';
import { operation } from '#framework/server/http/operation';
import { type Attempt, forgetAttempts, takeAttempt } from './attempts';
import { findUserByEmail, mayEnter } from './findUser';
import { knownDevice, rememberDevice } from './knownDevice';
import { answerLogin, openLogin } from './openLogin';
import { verifyPassword } from '#framework/server/accounts/passwords';
import { registerPasswordChange } from './registerPasswordChange';
import { registerPasswordRequests } from './registerPasswordRequests';
import { registerPasswordReset } from './registerPasswordReset';
import { registerSessions } from './registerSessions';
import { registerSignUp } from './registerSignUp';
import { registerVerification } from './registerVerification';
import { loadSessionUser } from './sessionUser';

export function registerAuth(api: AppContext): void {
  registerLogin(api);
  registerSession(api);
  registerSignUp(api);
  registerVerification(api);
  registerPasswordReset(api);
  registerPasswordChange(api);
  registerPasswordRequests(api);
  registerSessions(api);
}

function registerLogin(api: AppContext): void {
  operation(api, 'auth.login', {
    summary:
      'Sign in with e-mail and password; for the audience of the portal no session is opened to who has no page there',
    rateLimit: { max: 60, timeWindow: '1 minute' },
    handler: async ({ body, request, reply }) => {
      const device = knownDevice(api, request, body.email);
      const attempts = signInAttempts(body.email, device, request.ip);
      for (const attempt of attempts) await takeAttempt(api, attempt);
      const user = await findUserByEmail(api.db, body.email);
      if (!(await verifyPassword(user?.passwordHash ?? null, body.password)) || !user)
        throw new ApiError('wrong_credentials');
      for (const attempt of attempts) await forgetAttempts(api, attempt);
      rememberDevice(api, reply, body.email, device);
      if (!(await mayEnter(api.db, user))) throw new ApiError('account_inactive');
      if (!user.emailVerifiedAt)
        return { user: null, token: null, need_email_verification: true, email: user.email };
      // A session that the portal would throw away must not be left open for a month.
      if (body.audience === 'portal' && !hasHome(user.role))
        return { user: null, token: null, need_email_verification: false, email: user.email };
      const token = await openLogin(api, api.db, user, request);
      // The password was changed while this one was verified.
      if (token === null) throw new ApiError('wrong_credentials');
      return answerLogin(api, user, token);
    },
  });
}

/**
 * Limits that a sign-in counts against: a known device has its own; everybody else's are by address and, for all of
 * them, by account. The address comes first, so that one that already waits uses up nothing of the account's.
 */
function signInAttempts(email: string, device: string | null, address: string): Attempt[] {
  if (device !== null) return [{ kind: 'signIn', subject: email, address: `device ${device}` }];
  return [
    { kind: 'signIn', subject: email, address },
    { kind: 'signInAnywhere', subject: email },
  ];
}

function registerSession(api: AppContext): void {
  const { db } = api;

  operation(api, 'auth.logout', {
    summary: 'End this session',
    handler: async ({ actor }) => {
      await db.delete(sessions).where(eq(sessions.id, actor.sessionId));
      return null;
    },
  });

  operation(api, 'session.get', {
    summary: 'The signed-in person, as after signing in',
    handler: ({ actor }) => loadSessionUser(db, actor),
  });
}
