import type { AppContext } from '#framework/server/http/appContext';
import { operation } from '#framework/server/http/operation';
import { acceptToken } from './acceptToken';
import { refreshCheck, startCheck } from './askIdentity';
import { newestCheck, toIdentityView } from './identityChecks';

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
