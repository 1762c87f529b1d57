import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { loginView } from '#domain/api/sessionView';
import type { AppContext } from '../../http/appContext';
import type { users } from '../../db/schema/users';
import { loadSessionUser } from './sessionUser';

/** Opens a session for somebody who has proven who they are, and answers what the portal keeps of it. */
export async function openLogin(
  api: AppContext,
  user: typeof users.$inferSelect,
  request: FastifyRequest,
): Promise<z.output<typeof loginView>> {
  const { db } = api;
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
}
