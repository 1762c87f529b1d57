import { eq } from 'drizzle-orm';
import { resendWaitSeconds } from '#domain/auth/limits';
import type { AppContext } from '#framework/server/http/appContext';
import { users } from '#framework/server/db/schema/users';
import { ApiError } from '#framework/server/http/apiError';
import { operation } from '#framework/server/http/operation';
import { sendMail } from '../../services/mail/sendMail';
import { assertGoodPassword } from '#framework/server/signIn/assertPassword';
import { forgetAttempts, takeAttempt } from '#framework/server/signIn/attempts';
import { findUserByEmail, findUserById, lockUser } from '#framework/server/signIn/findUser';
import { mailedLink } from './sendVerification';
import { lastLinkAt, makeLink, spendLink } from './oneTimeLinks';
import { hashPassword } from '#framework/server/accounts/passwords';
import { changeOwnPassword } from '#framework/server/signIn/setPassword';
import { notifyPasswordChanged } from './securityNotices';

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
      // An unknown address is refused openly (rules 6.5); the limit keeps it from being a directory.
      if (!user) throw new ApiError('user_not_found');
      const last = await lastLinkAt(db, user.id, 'reset_password');
      if (last && clock().getTime() - last.getTime() < resendWaitSeconds * 1000) return null;
      await db.transaction(async (tx) => {
        // Read again under the account's lock: no link goes to an address that it has left meanwhile.
        const owner = await lockUser(tx, user.id);
        if (!owner || owner.emailTaken) return;
        const token = await makeLink(api, tx, owner.id, 'reset_password');
        await sendMail(api, tx, owner.email, 'resetPassword', language, {
          name: owner.name,
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
    handler: async ({ body, language }) => {
      const passwordHash = await hashPassword(body.password);
      await api.db.transaction(async (tx) => {
        const userId = await spendLink(api, tx, body.token, 'reset_password');
        const user = await findUserById(tx, userId);
        if (!user) throw new ApiError('link_expired');
        // A refusal takes the transaction back, so that the link still works for a better password.
        await assertGoodPassword(body.password, user, language);
        await changeOwnPassword(api, tx, { userId, passwordHash });
        // Guesses of strangers against the former password no longer concern its owner.
        await forgetAttempts(api, { kind: 'signInAnywhere', subject: user.email }, tx);
        // Reading the mailbox proves the address too.
        if (!user.emailVerifiedAt)
          await tx.update(users).set({ emailVerifiedAt: api.clock() }).where(eq(users.id, userId));
        await notifyPasswordChanged(api, tx, user, language);
      });
      return null;
    },
  });
}
