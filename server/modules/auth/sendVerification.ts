import { and, eq, isNull } from 'drizzle-orm';
import type { Language } from '#framework/base/i18n/localized';
import type { AppContext } from '#framework/server/http/appContext';
import type { Queryable } from '#framework/server/db/connect';
import { oneTimeTokens } from '#framework/server/db/schema/users';
import { sendMail } from '../../services/mail/sendMail';
import { makeLink } from './oneTimeLinks';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Address of a page with a one-time token. Behind `#` it stays in the browser: it reaches no proxy, no log on the way
 * to the page, and no page that is opened from there.
 */
export function mailedLink(
  api: Pick<AppContext, 'config'>,
  page: '/reset-password' | '/verify-email',
  token: string,
  /** A path of the portal where the person wanted to go. */
  redirectUrl?: string | null,
): string {
  const query = redirectUrl ? `?redirectUrl=${encodeURIComponent(redirectUrl)}` : '';
  return `${api.config.publicUrl}${page}${query}#token=${token}`;
}

interface Newcomer {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** Page to open afterwards, a path of the portal. */
  readonly redirectUrl?: string | null | undefined;
}

/** Mails the link that proves an address; earlier ones no longer work. */
export async function sendVerification(
  api: AppContext,
  tx: Queryable,
  user: Newcomer,
  language: Language,
): Promise<void> {
  await endVerificationLinks(api, tx, user.id);
  const token = await makeLink(api, tx, user.id, 'verify_email');
  await sendMail(api, tx, user.email, 'verifyEmail', language, {
    name: user.name,
    link: mailedLink(api, '/verify-email', token, user.redirectUrl),
  });
}

/** Links that wait in a mailbox no longer prove anything. */
export async function endVerificationLinks(
  { clock }: Pick<AppContext, 'clock'>,
  tx: Queryable,
  userId: string,
): Promise<void> {
  await tx
    .update(oneTimeTokens)
    .set({ usedAt: clock() })
    .where(
      and(
        eq(oneTimeTokens.userId, userId),
        eq(oneTimeTokens.purpose, 'verify_email'),
        isNull(oneTimeTokens.usedAt),
      ),
    );
}

/** Longer than the work takes on a busy machine, and still at once for a person. */
const answerAfterMs = 300;

/** Answers after the same time whatever the work was, so that timing does not reveal which emails are known. */
export async function withMinimumDuration(work: () => Promise<void>): Promise<void> {
  await Promise.all([work(), sleep(answerAfterMs)]);
}
