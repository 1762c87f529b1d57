import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { hasPrivilege } from '#app/privileges';
import { loadSessionUser } from '#app/server/sessionUser';
import { ownershipOf } from '#app/server/ownership';
import type { AppContext } from '../http/appContext';
import { sessions } from '../db/schema/users';
import { ApiError } from '../http/apiError';
import { operation } from '../http/operation';
import { accountsAudited, recordAudit } from '../resources/audit';
import { describeDevice } from './device';
import { findUserById, lockOwnAccount } from './findUser';
import { endSessions } from './setPassword';

/** Registers the own sessions, which everybody lists and ends, and seeing the application as another person. */
export function registerSessions(api: AppContext): void {
  registerOwnSessions(api);
  registerSeeAs(api);
}

/** Condition of the sessions that a person has opened: not those in which an admin sees as them, nor those of tokens. */
const ownSession = (userId: string) =>
  and(eq(sessions.userId, userId), isNull(sessions.seenBy), isNull(sessions.apiTokenId));

function registerOwnSessions(api: AppContext): void {
  const { db, clock } = api;

  operation(api, 'sessions.list', {
    summary: 'Own sessions, the latest seen first',
    handler: async ({ actor }) => {
      const rows = await db
        .select()
        .from(sessions)
        .where(and(ownSession(actor.userId), gt(sessions.expiresAt, clock())))
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
        .where(and(eq(sessions.id, params.id), ownSession(actor.userId)))
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

function registerSeeAs(api: AppContext): void {
  operation(api, 'sessions.seeAs', {
    summary:
      'See the application as another person: a session of theirs for 30 minutes that changes nothing, written in the audit log',
    handler: async ({ actor, body, request }) => {
      if (!hasPrivilege(actor.role, 'seeAs')) throw new ApiError('forbidden');
      const person = await findUserById(api.db, body.userId);
      if (!person) throw new ApiError('not_found');
      const token = await api.db.transaction(async (tx) => {
        await lockOwnAccount(tx, actor);
        const opened = await api.sessions.openSeen(
          tx,
          { userId: person.id, seenBy: actor.userId },
          { ip: request.ip, userAgent: request.headers['user-agent'] },
        );
        if (opened === null) throw new ApiError('cannot_see_as');
        await recordAudit(tx, {
          resource: accountsAudited,
          id: person.id,
          action: 'seeAs',
          actor,
          at: api.clock(),
          version: 1,
          changes: {},
        });
        return opened;
      });
      const ownership = await ownershipOf(api.db, person);
      const seenBy = { id: actor.userId, name: actor.name };
      return {
        user: await loadSessionUser(api.db, {
          userId: person.id,
          seenBy,
          throughProvider: false,
          ...ownership,
        }),
        token: { plain_text_token: token },
      };
    },
  });
}
