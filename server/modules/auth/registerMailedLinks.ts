import { eq } from 'drizzle-orm';
import { hasHome } from '#domain/access/roles';
import type { Language } from 'sijil/base/i18n/localized';
import type { AppContext } from 'sijil/server/http/appContext';
import type { Transaction } from 'sijil/server/db/connect';
import { users } from '../../db/schema/users';
import { ApiError } from 'sijil/server/http/apiError';
import { operation } from 'sijil/server/http/operation';
import { forgetAttempts, takeAttempt } from 'sijil/server/signIn/attempts';
import {
  lastLinkAt,
  mailedLink,
  makeLink,
  sendVerification,
  spendLink,
  withMinimumDuration,
} from './oneTimeLinks';
import { answerLogin, noSession } from 'sijil/server/signIn/answerLogin';
import { findUserByEmail, findUserById, lockUser, mayEnter, openLogin } from 'sijil/server/signIn/findUser';
import { hashPassword, newToken } from 'sijil/server/http/secrets';
import { resendWaitSeconds } from '#domain/auth/limits';
import { sendMail } from '../../services/mail/sendMail';
import { assertGoodPassword, changeOwnPassword } from 'sijil/server/signIn/password';
import { notifyPasswordChanged, originOf } from './securityNotices';

export function registerVerification(api: AppContext): void {
  registerVerify(api);
  registerResend(api);
}

function registerVerify(api: AppContext): void {
  operation(api, 'auth.verifyEmail', {
    summary:
      'Prove an e-mail by the link of the mail, once and within a day; signs in unless the account is inactive',
    rateLimit: { max: 60, timeWindow: '1 minute' },
    handler: async ({ body, request }) => {
      const { user, token } = await api.db.transaction(async (tx) => {
        const proven = await proveAddress(api, tx, body.token);
        const enters = hasHome(proven.role) && (await mayEnter(tx, proven));
        return { user: proven, token: enters ? await openLogin(api, tx, proven, request) : null };
      });
      if (token === null) return { ...noSession, email: user.email };
      return answerLogin(api, { user, token, request });
    },
  });
}

/**
 * Verifies the address of an account. If the address was registered more than once, the stored password may be anybody's: it
 * is replaced by a random one, and the owner of the mailbox sets a new one first.
 * @throws ApiError link_expired
 */
async function proveAddress(api: AppContext, tx: Transaction, token: string) {
  const id = await spendLink(api, tx, token, 'verify_email');
  const found = await lockUser(tx, id);
  if (!found) throw new ApiError('link_expired');
  const doubted = found.mustChangePassword && !found.emailVerifiedAt;
  const passwordHash = doubted ? await hashPassword(newToken()) : found.passwordHash;
  await tx.update(users).set({ emailVerifiedAt: api.clock(), passwordHash }).where(eq(users.id, id));
  return { ...found, passwordHash };
}

function registerResend(api: AppContext): void {
  operation(api, 'auth.resendVerification', {
    summary: 'Send the verification link again, once a minute; the same answer for every address',
    rateLimit: { max: 60, timeWindow: '1 minute' },
    handler: async ({ body, language }) => {
      await takeAttempt(api, { kind: 'verificationMail', subject: body.email });
      await withMinimumDuration(async () => {
        const user = await findUserByEmail(api.db, body.email);
        if (user) await api.db.transaction((tx) => resend(api, tx, user.id, language));
      });
      return { email: body.email };
    },
  });
}

/** Reads the address again under the account's lock: no link is sent to an address that was changed or verified since. */
async function resend(api: AppContext, tx: Transaction, id: string, language: Language): Promise<void> {
  const user = await lockUser(tx, id);
  if (user && !user.emailVerifiedAt && !user.emailTaken) await sendVerification(api, tx, user, language);
}

export function registerPasswordReset(api: AppContext): void {
  registerForgot(api);
  registerReset(api);
}

function registerForgot(api: AppContext): void {
  const { db, clock } = api;
  operation(api, 'auth.forgotPassword', {
    summary: 'Send a link for a new password; a second one within a minute is not sent',
    rateLimit: { max: 60, timeWindow: '1 minute' },
    handler: async ({ body, language, request }) => {
      await takeAttempt(api, { kind: 'forgotPassword', address: request.ip });
      const user = await findUserByEmail(db, body.email);
      // An unknown address is refused openly (rules 6.5); the rate limit prevents harvesting addresses.
      if (!user) throw new ApiError('user_not_found');
      const last = await lastLinkAt(db, user.id, 'reset_password');
      if (last && clock().getTime() - last.getTime() < resendWaitSeconds * 1000) return null;
      await db.transaction(async (tx) => {
        // Read again under the account's lock: no link is sent to an address that was changed since.
        const owner = await lockUser(tx, user.id);
        if (!owner || owner.emailTaken) return;
        const token = await makeLink(api, tx, owner.id, 'reset_password');
        await sendMail(api, tx, owner.email, 'resetPassword', language, {
          name: owner.name,
          ...originOf(api, request, language),
          link: mailedLink(api, '/reset-password', token),
        });
      });
      return null;
    },
  });
}

function registerReset(api: AppContext): void {
  operation(api, 'auth.resetPassword', {
    summary: 'Set a new password by the link of the mail; ends every session',
    rateLimit: { max: 60, timeWindow: '1 minute' },
    handler: async ({ body, language, request }) => {
      const passwordHash = await hashPassword(body.password);
      await api.db.transaction(async (tx) => {
        const userId = await spendLink(api, tx, body.token, 'reset_password');
        const user = await findUserById(tx, userId);
        if (!user) throw new ApiError('link_expired');
        // A refusal rolls the transaction back, so that the link still works for a better password.
        await assertGoodPassword(body.password, user, language);
        await changeOwnPassword(api, tx, { userId, passwordHash });
        // Failed attempts against the former password no longer limit its owner.
        await forgetAttempts(api, { kind: 'signInAnywhere', subject: user.email }, tx);
        // Reading the mailbox verifies the address too.
        if (!user.emailVerifiedAt)
          await tx.update(users).set({ emailVerifiedAt: api.clock() }).where(eq(users.id, userId));
        await notifyPasswordChanged(api, tx, user, { language, request });
      });
      return null;
    },
  });
}
