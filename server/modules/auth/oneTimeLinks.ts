import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { AppContext } from '../../http/appContext';
import type { Queryable } from '../../db/connect';
import { oneTimeTokens } from '../../db/schema/users';
import { ApiError } from '../../http/apiError';
import { hashToken, newToken } from '../../http/tokens';

type Purpose = typeof oneTimeTokens.$inferSelect.purpose;

const lifetimes: Readonly<Record<Purpose, number>> = {
  reset_password: 3_600_000,
  verify_email: 24 * 3_600_000,
};

/** Makes the token of a link that works once: an hour for a new password, a day for an address. */
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
    expiresAt: new Date(now.getTime() + lifetimes[purpose]),
  });
  return token;
}

/** When the last link of its kind was made; null when there was none. */
export async function lastLinkAt(tx: Queryable, userId: string, purpose: Purpose): Promise<Date | null> {
  const [link] = await tx
    .select({ createdAt: oneTimeTokens.createdAt })
    .from(oneTimeTokens)
    .where(and(eq(oneTimeTokens.userId, userId), eq(oneTimeTokens.purpose, purpose)))
    .orderBy(desc(oneTimeTokens.createdAt))
    .limit(1);
  return link?.createdAt ?? null;
}

/** Uses a link up and answers whose it was; the person's other links for the same end no longer work either. */
export async function spendLink(
  { clock }: Pick<AppContext, 'clock'>,
  tx: Queryable,
  token: string,
  purpose: Purpose,
): Promise<string> {
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
