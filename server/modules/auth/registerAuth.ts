import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { loginView, sessionUser } from '#domain/api/sessionView';
import { firstPasswordBody, loginBody } from '#domain/auth';
import type { Api } from '../../api';
import { sessions, users } from '../../db/schema/users';
import { ApiError } from '../../http/apiError';
import { operation } from '../../http/operation';
import { registerPasswordReset } from './registerPasswordReset';
import { hashPassword, verifyPassword } from './passwords';
import { loadSessionUser } from './sessionUser';

const guessing = { max: 10, timeWindow: '1 minute' };

export function registerAuth(api: Api): void {
  const { db } = api;

  operation(api, 'auth.login', {
    summary: 'Sign in with e-mail and password; inspectors are answered too, the portal itself refuses them',
    body: loginBody,
    response: loginView,
    rateLimit: guessing,
    handler: async ({ body, request }) => {
      const [user] = await db
        .select()
        .from(users)
        .where(and(eq(users.email, body.email), isNull(users.deletedAt)));
      if (!(await verifyPassword(user?.passwordHash ?? null, body.password)) || !user)
        throw new ApiError('wrong_credentials');
      if (!user.active) throw new ApiError('account_inactive');
      if (!user.emailVerifiedAt) {
        return { user: null, token: null, need_email_verification: true, email: user.email };
      }
      const token = await api.sessions.open(db, user.id, {
        ip: request.ip,
        userAgent: request.headers['user-agent'],
      });
      const clientId = user.role === 'client' ? user.id : user.clientId;
      const branchIds = user.role === 'branch_manager' ? await api.sessions.branchIdsOf(user.id) : null;
      return {
        user: await loadSessionUser(db, { userId: user.id, clientId, branchIds }),
        token: { plain_text_token: token },
        need_email_verification: false,
        email: user.email,
      };
    },
  });

  operation(api, 'auth.logout', {
    summary: 'End this session',
    response: z.null(),
    handler: async ({ actor }) => {
      await db.delete(sessions).where(eq(sessions.id, actor.sessionId));
      return null;
    },
  });

  operation(api, 'session.get', {
    summary: 'The signed-in person, as after signing in',
    response: sessionUser,
    handler: ({ actor }) => loadSessionUser(db, actor),
  });

  operation(api, 'auth.changeFirstPassword', {
    summary: 'Replace the one-time password that an admin gave',
    body: firstPasswordBody,
    response: z.null(),
    handler: async ({ actor, body }) => {
      if (!actor.mustChangePassword) throw new ApiError('forbidden');
      await db
        .update(users)
        .set({ passwordHash: await hashPassword(body.password), mustChangePassword: false })
        .where(eq(users.id, actor.userId));
      return null;
    },
  });

  registerPasswordReset(api);
}
