import { and, desc, eq, gt } from 'drizzle-orm';
import type { AppContext } from '../http/appContext';
import { sessions } from '../db/schema/users';
import { ApiError } from '../http/apiError';
import { operation } from '../http/operation';
import { describeDevice } from './describeDevice';
import { endSessions } from './setPassword';

/** Sessions of the caller: everybody lists and ends only their own. */
export function registerSessions(api: AppContext): void {
  const { db, clock } = api;

  operation(api, 'sessions.list', {
    summary: 'Own sessions, the latest seen first',
    handler: async ({ actor }) => {
      const rows = await db
        .select()
        .from(sessions)
        .where(and(eq(sessions.userId, actor.userId), gt(sessions.expiresAt, clock())))
        .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt));
      return rows.map(({ id, ip, userAgent, createdAt, lastSeenAt }) => ({
        id,
        ...describeDevice(userAgent),
        ip,
        createdAt,
        lastSeenAt,
        current: id === actor.sessionId,
      }));
    },
  });

  operation(api, 'sessions.end', {
    summary: 'End one of the own sessions',
    handler: async ({ actor, params }) => {
      const ended = await db
        .delete(sessions)
        .where(and(eq(sessions.id, params.id), eq(sessions.userId, actor.userId)))
        .returning({ id: sessions.id });
      if (ended.length === 0) throw new ApiError('not_found');
      return null;
    },
  });

  operation(api, 'sessions.endOthers', {
    summary: 'End all own sessions but this one',
    handler: async ({ actor }) => {
      await endSessions(db, actor.userId, actor.sessionId);
      return null;
    },
  });
}
