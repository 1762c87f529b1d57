import { eq } from 'drizzle-orm';
import { hasHome } from '#domain/access/roles';
import type { Language } from '#framework/base/i18n/localized';
import type { AppContext } from '#framework/server/http/appContext';
import type { Transaction } from '#framework/server/db/connect';
import { users } from '#framework/server/db/schema/users';
import { ApiError } from '#framework/server/http/apiError';
import { operation } from '#framework/server/http/operation';
import { takeAttempt } from '#framework/server/signIn/attempts';
import { sendVerification, withMinimumDuration } from './sendVerification';
import { findUserByEmail, lockUser, mayEnter } from '#framework/server/signIn/findUser';
import { spendLink } from './oneTimeLinks';
import { answerLogin, noSession, openLogin } from '#framework/server/signIn/openLogin';
import { hashPassword } from '#framework/server/accounts/passwords';
import { newToken } from '#framework/server/http/tokens';

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
      return answerLogin(api, user, token);
    },
  });
}

/**
 * Confirms the address of an account. Where the address was registered more than once, nobody knows whose password
 * it holds: the password is replaced by a random one, and the owner of the mailbox sets a new one first. @throws
 * ApiError link_expired
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

/** The address is read again under the account's lock: no link goes to one that it has left, or has proven by now. */
async function resend(api: AppContext, tx: Transaction, id: string, language: Language): Promise<void> {
  const user = await lockUser(tx, id);
  if (user && !user.emailVerifiedAt && !user.emailTaken) await sendVerification(api, tx, user, language);
}
