import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { linkHours } from '#domain/auth/limits';
import { hourMs } from '#framework/base/time/riyadhTime';
import type { AppContext } from '#framework/server/http/appContext';
import type { Queryable, Transaction } from '#framework/server/db/connect';
import { oneTimeTokens } from '#framework/server/db/schema/users';
import { ApiError } from '#framework/server/http/apiError';
import { hashToken, newToken } from '#framework/server/http/tokens';
import { lockUser } from '#framework/server/signIn/findUser';

type Purpose = typeof oneTimeTokens.$inferSelect.purpose;

/** Makes the token of a link that works once, for the hours of its purpose. */
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

/** Creation time of the latest link of its kind; null if there is none. */
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
 * Uses a link up and returns whose it was, their account locked; the person's other links for the same end no longer work
 * either.
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
