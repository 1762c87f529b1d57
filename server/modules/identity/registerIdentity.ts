import { eq } from 'drizzle-orm';
import type { AppContext } from '#framework/server/http/appContext';
import { operation } from '#framework/server/http/operation';
import { ApiError } from '#framework/server/http/apiError';
import { identityChecks } from '../../db/schema/profile';
import { hashNumber } from '#framework/server/http/sealedNumber';
import { refreshCheck, startCheck } from './askIdentity';
import { newestCheck, toIdentityView, decideCheck } from './identityChecks';

/** Body that the identity service posts (rules 10.6). */

/** Proving one's identity through the national identity service. */
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
 * Believes the service's signed word about an attempt: it must be about this transaction and about the very number that was
 * asked for. A token that comes twice changes nothing the second time.
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
