import { hasPrivilege } from 'sijil/schema/roles/privileges';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { ownershipOf } from '../db/accounts';
import type { AppContext } from '../http/appContext';
import { sessions } from '../db/schema/users';
import { ApiError } from '../http/apiError';
import { operation } from '../http/operation';
import { accountsAudited, recordAudit } from '../resources/audit';
import { findUserById, lockOwnAccount } from './findUser';
import { endSessions } from './password';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Bowser from 'bowser';
import type { z } from 'zod';
import type { sessionView } from 'sijil/contract/sessionViews';

/** Registers a person's own sessions, which everybody lists and ends, and seeing the application as another person. */
export function registerSessions(api: AppContext): void {
  registerOwnSessions(api);
  registerSeeAs(api);
}

/** Condition for the sessions that a person has opened: neither those in which an admin sees as them, nor those of tokens. */
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
        user: await api.handlers.loadSessionUser(api.db, {
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

const cookieName = 'known_device';
const lifetimeSeconds = 365 * 86_400;

type Signer = Pick<AppContext, 'linkKey' | 'config'>;

/**
 * Recognises a browser that has signed in to an account before. It has a signed cookie, which grants no access: it only counts
 * its attempts separately. So strangers who guess from many addresses use up each other's attempts, never the owner's (OWASP
 * calls it a device cookie).
 * @returns the device's own name, null for a browser that has not signed in to this account
 */
export function knownDevice(signer: Signer, request: FastifyRequest, email: string): string | null {
  const [, nonce = '', signature = ''] = cookie.exec(request.headers.cookie ?? '') ?? [];
  const expected = Buffer.from(sign(signer, email, nonce));
  const given = Buffer.from(signature);
  return nonce && expected.length === given.length && timingSafeEqual(expected, given) ? nonce : null;
}

/** Marks the browser as known for a year. */
export function rememberDevice(
  signer: Signer,
  reply: FastifyReply,
  email: string,
  device: string | null,
): void {
  const nonce = device ?? randomBytes(16).toString('base64url');
  const parts = [
    `${cookieName}=${nonce}.${sign(signer, email, nonce)}`,
    'Path=/api/v1/auth/login',
    `Max-Age=${lifetimeSeconds}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(signer.config.publicUrl.startsWith('https:') ? ['Secure'] : []),
  ];
  reply.header('set-cookie', parts.join('; '));
}

const cookie = new RegExp(`(?:^|;\\s*)${cookieName}=([\\w-]{1,64})\\.([\\w-]{1,64})`);

function sign({ linkKey }: Signer, email: string, nonce: string): string {
  return createHmac('sha256', linkKey).update(`device:${email.toLowerCase()}:${nonce}`).digest('base64url');
}

type Device = Pick<z.output<typeof sessionView>, 'browser' | 'system' | 'device'>;

const devices: Readonly<Record<string, Device['device']>> = {
  desktop: 'computer',
  mobile: 'phone',
  tablet: 'tablet',
};

/** Device as a person recognises it: `Chrome 141`, `Windows`, a computer. */
export function describeDevice(userAgent: string | null): Device {
  if (!userAgent) return { browser: null, system: null, device: 'unknown' };
  const { browser, os, platform } = Bowser.parse(userAgent);
  const version = browser.version?.split('.')[0];
  return {
    browser: browser.name ? [browser.name, version].filter(Boolean).join(' ') : null,
    system: os.name ?? null,
    device: devices[platform.type ?? ''] ?? 'unknown',
  };
}
