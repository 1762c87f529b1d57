import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Actor, AppContext } from 'sijil/server/http/appContext';
import { operation } from 'sijil/server/http/operation';
import { ApiError } from 'sijil/server/http/apiError';
import { identityChecks } from '../../db/schema/profile';
import { hashNumber, seal, unseal } from 'sijil/server/http/secrets';
import { decideCheck, type IdentityCheck, newestCheck, toIdentityView } from './identityChecks';
import type { IdentityStart } from '../../adapters/identity/identityService';
import { users } from '../../db/schema/users';
import type { Language } from 'sijil/base/i18n/localized';

/** Registers proving an identity through the national identity service. */
export function registerIdentity(api: AppContext): void {
  operation(api, 'identity.start', {
    summary: 'Ask the national identity service; the answer holds the two digits to pick in its app',
    status: 201,
    rateLimit: { max: 10, timeWindow: '1 minute' },
    handler: async ({ actor, body, language, request }) => {
      await startCheck(api, { actor, language, ip: request.ip }, body.nationalId);
      return toIdentityView(api, await newestCheck(api.db, actor.userId));
    },
  });

  operation(api, 'identity.status', {
    summary: "Where proving the caller's identity stands",
    handler: async ({ actor }) => {
      const check = await newestCheck(api.db, actor.userId);
      if (check?.status !== 'waiting') return toIdentityView(api, check);
      await refreshCheck(api, check);
      return toIdentityView(api, await newestCheck(api.db, actor.userId));
    },
  });

  operation(api, 'identity.callback', {
    summary: "The identity service's signed word about an attempt",
    rateLimit: { max: 120, timeWindow: '1 minute' },
    handler: async ({ body }) => {
      await acceptToken(api, body.token, body.transId);
      return null;
    },
  });
}

/**
 * Accepts the service's signed result of an attempt: it must name this transaction and the requested number. A repeated token
 * changes nothing.
 * @throws ApiError identity_token_refused
 */
async function acceptToken(api: AppContext, token: string, transId: string): Promise<void> {
  const claims = await api.identity.readToken(token).catch(() => null);
  if (claims?.transId !== transId) throw new ApiError('identity_token_refused');
  const [check] = await api.db.select().from(identityChecks).where(eq(identityChecks.transId, transId));
  if (!check) throw new ApiError('identity_token_refused');
  if (claims.status === 'REJECTED') return decideCheck(api, api.db, check, { status: 'refused' });
  if (claims.status === 'EXPIRED') return decideCheck(api, api.db, check, { status: 'expired' });
  if (claims.status !== 'COMPLETED') return;
  const same =
    claims.nationalId !== null && hashNumber(api.linkKey, claims.nationalId) === check.nationalIdHash;
  if (!same) throw new ApiError('identity_token_refused');
  await decideCheck(api, api.db, check, { status: 'verified', name: claims.name });
}

/** Time that the service allows for a decision (rules 10.6). */
const windowMs = 180_000;

interface Asker {
  readonly actor: Actor;
  readonly language: Language;
  readonly ip: string;
}

/**
 * Starts an identity request for a person. A repeated click continues the open attempt; a proven identity stays.
 * @throws ApiError identity_active, identity_refused, identity_unavailable
 */
async function startCheck(api: AppContext, asker: Asker, nationalId: string): Promise<void> {
  const { userId } = asker.actor;
  const nationalIdHash = hashNumber(api.linkKey, nationalId);
  const before = await newestCheck(api.db, userId);
  if (before?.status === 'verified') return;
  if (before && isOpen(api, before) && before.nationalIdHash === nationalIdHash) return;
  const requestId = randomUUID();
  const start = await ask(api, () =>
    api.identity.start({ nationalId, requestId, language: asker.language, ip: asker.ip }),
  );
  if (!start.ok) throw new ApiError(start.reason === 'active' ? 'identity_active' : 'identity_refused');
  await api.db.transaction(async (tx) => {
    // Checked again under the account's lock: a previous attempt may have succeeded during the call of the service.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
    const newest = await newestCheck(tx, userId);
    if (newest?.status === 'verified') return;
    if (newest) await decideCheck(api, tx, newest, { status: 'expired' });
    await tx.insert(identityChecks).values(newCheck(api, { requestId, userId, nationalId, start }));
  });
}

interface Started {
  readonly requestId: string;
  readonly userId: string;
  readonly nationalId: string;
  readonly start: Extract<IdentityStart, { ok: true }>;
}

function newCheck({ clock, linkKey }: AppContext, { requestId, userId, nationalId, start }: Started) {
  const now = clock();
  return {
    id: requestId,
    userId,
    nationalIdHash: hashNumber(linkKey, nationalId),
    nationalIdSealed: seal(linkKey, nationalId),
    lastFour: nationalId.slice(-4),
    transId: start.transId,
    random: start.random,
    status: 'waiting' as const,
    createdAt: now,
    expiresAt: new Date(now.getTime() + windowMs),
  };
}

/**
 * Updates a waiting attempt. «Completed» means only that somebody pressed the number: the identity is in the signed token
 * that the service sends (rules 10.6), so the attempt waits for that token.
 */
async function refreshCheck(api: AppContext, check: IdentityCheck): Promise<void> {
  if (check.status !== 'waiting') return;
  const { transId, random, nationalIdSealed } = check;
  if (!isOpen(api, check) || nationalIdSealed === null)
    return decideCheck(api, api.db, check, { status: 'expired' });
  const nationalId = unseal(api.linkKey, nationalIdSealed);
  const status = await ask(api, () => api.identity.status({ nationalId, transId, random }));
  if (status === 'REJECTED') await decideCheck(api, api.db, check, { status: 'refused' });
  if (status === 'EXPIRED') await decideCheck(api, api.db, check, { status: 'expired' });
}

function isOpen({ clock }: AppContext, check: IdentityCheck): boolean {
  return check.status === 'waiting' && check.expiresAt > clock();
}

/** Logs only the name of a failure: its message may contain the number. */
async function ask<T>(api: AppContext, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    api.app.log.warn({ failure: error instanceof Error ? error.name : 'unknown' }, 'identity service failed');
    throw new ApiError('identity_unavailable');
  }
}
