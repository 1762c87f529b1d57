import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { setTimeout as sleep } from 'node:timers/promises';
import { linkHours } from '#domain/auth/limits';
import { hourMs } from 'sijil/base/time/riyadhTime';
import type { AppContext } from 'sijil/server/http/appContext';
import type { Queryable, Transaction } from 'sijil/server/db/connect';
import { oneTimeTokens } from 'sijil/server/db/schema/users';
import { ApiError } from 'sijil/server/http/apiError';
import { hashToken, newToken } from 'sijil/server/http/secrets';
import { lockUser } from 'sijil/server/signIn/findUser';
import type { Language } from 'sijil/base/i18n/localized';
import { sendMail } from '../../services/mail/sendMail';

/**
 * Address of a page with a one-time token. The part after `#` never leaves the browser: no proxy, no log and no page opened
 * from there receives it.
 */
export function mailedLink(
  api: Pick<AppContext, 'config'>,
  page: '/reset-password' | '/verify-email',
  token: string,
  /** Path in the portal that the person wanted to open. */
  redirectUrl?: string | null,
): string {
  const query = redirectUrl ? `?redirectUrl=${encodeURIComponent(redirectUrl)}` : '';
  return `${api.config.publicUrl}${page}${query}#token=${token}`;
}

interface Newcomer {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** Path in the portal to open afterwards. */
  readonly redirectUrl?: string | null | undefined;
}

/** Emails the link that verifies an address; earlier links become invalid. */
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

/** Invalidates the verification links that are still unused. */
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

/** Longer than the work takes on a busy machine, and still immediate for a person. */
const answerAfterMs = 300;

/** Responds after the same time whatever the work was, so that timing does not reveal which emails are registered. */
export async function withMinimumDuration(work: () => Promise<void>): Promise<void> {
  await Promise.all([work(), sleep(answerAfterMs)]);
}

type Purpose = typeof oneTimeTokens.$inferSelect.purpose;

/** Creates the token of a link that works once, valid for the hours of its purpose. */
export async function makeLink(
  { clock }: Pick<AppContext, 'clock'>,
  tx: Queryable,
  userId: string,
  purpose: Purpose,
): Promise<string> {
  const token = newToken();
  const now = clock();
  await tx.insert(oneTimeTokens).values({
    tokenHash: hashToken(token),
    userId,
    purpose,
    createdAt: now,
    expiresAt: new Date(now.getTime() + linkHours[purpose] * hourMs),
  });
  return token;
}

/** Creation time of the latest link for this purpose; null if there is none. */
export async function lastLinkAt(tx: Queryable, userId: string, purpose: Purpose): Promise<Date | null> {
  const [link] = await tx
    .select({ createdAt: oneTimeTokens.createdAt })
    .from(oneTimeTokens)
    .where(and(eq(oneTimeTokens.userId, userId), eq(oneTimeTokens.purpose, purpose)))
    .orderBy(desc(oneTimeTokens.createdAt))
    .limit(1);
  return link?.createdAt ?? null;
}

/**
 * Uses a link up and returns its owner's id, with the account locked; the person's other links for the same purpose become
 * invalid.
 */
export async function spendLink(
  { clock }: Pick<AppContext, 'clock'>,
  tx: Transaction,
  token: string,
  purpose: Purpose,
): Promise<string> {
  const [owner] = await tx
    .select({ userId: oneTimeTokens.userId })
    .from(oneTimeTokens)
    .where(eq(oneTimeTokens.tokenHash, hashToken(token)));
  if (owner) await lockUser(tx, owner.userId);
  const [link] = await tx
    .update(oneTimeTokens)
    .set({ usedAt: clock() })
    .where(
      and(
        eq(oneTimeTokens.tokenHash, hashToken(token)),
        eq(oneTimeTokens.purpose, purpose),
        isNull(oneTimeTokens.usedAt),
        gt(oneTimeTokens.expiresAt, clock()),
      ),
    )
    .returning({ userId: oneTimeTokens.userId });
  if (!link) throw new ApiError('link_expired');
  await tx
    .update(oneTimeTokens)
    .set({ usedAt: clock() })
    .where(
      and(
        eq(oneTimeTokens.userId, link.userId),
        eq(oneTimeTokens.purpose, purpose),
        isNull(oneTimeTokens.usedAt),
      ),
    );
  return link.userId;
}
