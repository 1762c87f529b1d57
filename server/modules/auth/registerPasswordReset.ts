import { and, eq, gt, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { forgotPasswordBody, resetPasswordBody } from '#domain/auth';
import type { Api } from '../../api';
import { oneTimeTokens, sessions, users } from '../../db/schema/users';
import { ApiError } from '../../http/apiError';
import { operation } from '../../http/operation';
import { sendMail } from '../mail/sendMail';
import { hashPassword } from './passwords';
import { hashToken, newToken } from './tokens';

const linkLifetimeMs = 3_600_000;

export function registerPasswordReset(api: Api): void {
  const { db, clock } = api;

  operation(api, 'auth.forgotPassword', {
    summary: 'Send a link for a new password',
    body: forgotPasswordBody,
    response: z.null(),
    rateLimit: { max: 5, timeWindow: '1 minute' },
    handler: async ({ body, language }) => {
      const [user] = await db
        .select()
        .from(users)
        .where(and(eq(users.email, body.email), isNull(users.deletedAt)));
      // The specification demands that an unknown address is told so; the rate limit keeps it from being a directory.
      if (!user) throw new ApiError('user_not_found');
      const token = newToken();
      await db.transaction(async (tx) => {
        await tx.insert(oneTimeTokens).values({
          tokenHash: hashToken(token),
          userId: user.id,
          purpose: 'reset_password',
          expiresAt: new Date(clock().getTime() + linkLifetimeMs),
        });
        await sendMail(api, tx, user.email, 'resetPassword', language, {
          name: user.name,
          link: `${api.config.publicUrl}/reset-password?token=${token}`,
        });
      });
      return null;
    },
  });

  operation(api, 'auth.resetPassword', {
    summary: 'Set a new password by the link of the mail; ends every session',
    body: resetPasswordBody,
    response: z.null(),
    rateLimit: { max: 10, timeWindow: '1 minute' },
    handler: async ({ body }) => {
      const passwordHash = await hashPassword(body.password);
      await db.transaction(async (tx) => {
        const [link] = await tx
          .update(oneTimeTokens)
          .set({ usedAt: clock() })
          .where(
            and(
              eq(oneTimeTokens.tokenHash, hashToken(body.token)),
              eq(oneTimeTokens.purpose, 'reset_password'),
              isNull(oneTimeTokens.usedAt),
              gt(oneTimeTokens.expiresAt, clock()),
            ),
          )
          .returning();
        if (!link) throw new ApiError('link_expired');
        await tx
          .update(users)
          .set({ passwordHash, mustChangePassword: false, emailVerifiedAt: clock() })
          .where(eq(users.id, link.userId));
        await tx.delete(sessions).where(eq(sessions.userId, link.userId));
      });
      return null;
    },
  });
}
