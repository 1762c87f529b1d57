import { and, eq, isNull } from 'drizzle-orm';
import { hasHome } from '#domain/access/roles';
import type { AppContext } from '../../http/appContext';
import type { Transaction } from '../../db/connect';
import { users } from '../../db/schema/users';
import { ApiError } from '../../http/apiError';
import { operation } from '../../http/operation';
import { takeAttempt } from './attempts';
import { withMinimumDuration } from './withMinimumDuration';
import { findUserByEmail, mayEnter } from './findUser';
import { spendLink } from './oneTimeLinks';
import { openLogin } from './openLogin';
import { hashPassword } from '../../services/passwords';
import { sendVerification } from './sendVerification';
import { newToken } from '../../http/tokens';

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
      const user = await api.db.transaction((tx) => proveAddress(api, tx, body.token));
      if (!hasHome(user.role) || !(await mayEnter(api.db, user)))
        return { user: null, token: null, need_email_verification: false, email: user.email };
      return openLogin(api, user, request);
    },
  });
}

/**
 * Where the address was registered more than once, nobody knows whose password it holds: that one opens nothing, and
 * whoever reads the mailbox chooses their own before anything else.
 */
async function proveAddress(api: AppContext, tx: Transaction, token: string) {
  const id = await spendLink(api, tx, token, 'verify_email');
  const [found] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
    .for('update');
  if (!found) throw new ApiError('link_expired');
  const doubted = found.mustChangePassword && !found.emailVerifiedAt;
  await tx
    .update(users)
    .set({
      emailVerifiedAt: api.clock(),
      ...(doubted ? { passwordHash: await hashPassword(newToken()) } : {}),
    })
    .where(eq(users.id, id));
  return found;
}

function registerResend(api: AppContext): void {
  operation(api, 'auth.resendVerification', {
    summary: 'Send the verification link again, once a minute; the same answer for every address',
    rateLimit: { max: 60, timeWindow: '1 minute' },
    handler: async ({ body, language }) => {
      await takeAttempt(api, { kind: 'verificationMail', subject: body.email });
      await withMinimumDuration(async () => {
        const user = await findUserByEmail(api.db, body.email);
        if (user && !user.emailVerifiedAt)
          await api.db.transaction((tx) => sendVerification(api, tx, user, language));
      });
      return { email: body.email };
    },
  });
}
