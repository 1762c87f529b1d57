import { errors } from 'sijil/schema/application';
import { eq } from 'drizzle-orm';
import type { AppContext } from '../http/appContext';
import { sessions } from '../db/schema/users';
import { ApiError, fieldError } from '../http/apiError';
import { operation } from '../http/operation';
import { assertGoodPassword, changeOwnPassword } from './password';
import { type Attempt, forgetAttempts, takeAttempt } from './attempts';
import { answerLogin, noSession } from './answerLogin';
import { findUserByEmail, lockOwnAccount, mayEnter, openLogin } from './findUser';
import { knownDevice, registerSessions, rememberDevice } from './registerSessions';
import { hashPassword, verifyPassword } from '../http/secrets';
import { takeCode } from './takeCode';
import { registerProviderSignIn } from './registerProviderSignIn';
import { registerSecondFactor } from './registerSecondFactor';

/** Registers signing in and out, in one step, two or at a provider, own sessions and the replacement of a one-time password. */
export function registerSignIn(api: AppContext): void {
  registerLogin(api);
  registerSession(api);
  registerFirstPassword(api);
  registerSessions(api);
  registerSecondFactor(api);
  registerProviderSignIn(api);
}

function registerLogin(api: AppContext): void {
  operation(api, 'auth.login', {
    summary:
      'Sign in with e-mail and password; for the audience of the portal no session is opened to who has no page there',
    rateLimit: { max: 60, timeWindow: '1 minute' },
    handler: async ({ body, request, reply, language }) => {
      const device = knownDevice(api, request, body.email);
      const attempts = signInAttempts(body.email, device, request.ip);
      for (const attempt of attempts) await takeAttempt(api, attempt);
      const user = await findUserByEmail(api.db, body.email);
      if (!(await verifyPassword(user?.passwordHash ?? null, body.password)) || !user)
        throw new ApiError('wrong_credentials');
      if (user.twoSteps && !body.code) return { ...noSession, need_code: true, email: user.email };
      if (user.twoSteps && !(await takeCode(api.db, user.id, body.code ?? '', api.clock())))
        throw fieldError('code', errors().wrong_code[language]);
      for (const attempt of attempts) await forgetAttempts(api, attempt);
      rememberDevice(api, reply, body.email, device);
      if (!(await mayEnter(api.db, user))) throw new ApiError('account_inactive');
      if (!user.emailVerifiedAt) return { ...noSession, need_email_verification: true, email: user.email };
      // A session that the portal would discard must not stay open for a month.
      if (!api.handlers.mayOpenSession(user.role, body)) return { ...noSession, email: user.email };
      const token = await openLogin(api, api.db, user, request);
      // The password was changed, or two steps were required, while this one was verified.
      if (token === null) throw new ApiError('wrong_credentials');
      return answerLogin(api, { user, token, request });
    },
  });
}

/**
 * Limits that a sign-in counts against: a known device has its own; all others count by address and, combined, by account. The
 * address comes first, so that one that must wait uses up none of the account's attempts.
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
    handler: ({ actor }) => api.handlers.loadSessionUser(db, actor),
  });
}

function registerFirstPassword(api: AppContext): void {
  operation(api, 'auth.changeFirstPassword', {
    summary: 'Replace the one-time password that an admin gave',
    handler: async ({ actor, body, language }) => {
      if (!actor.mustChangePassword) throw new ApiError('forbidden');
      await assertGoodPassword(body.password, actor, language);
      const passwordHash = await hashPassword(body.password);
      await api.db.transaction(async (tx) => {
        await lockOwnAccount(tx, actor);
        await changeOwnPassword(api, tx, {
          userId: actor.userId,
          passwordHash,
          keepSession: actor.sessionId,
        });
      });
      return null;
    },
  });
}
