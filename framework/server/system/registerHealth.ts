import type { AppContext } from '../http/appContext';
import { operation } from '../http/operation';
import { createHealth } from './health';

/** Registers the health check, which answers without a session and without a limit. */
export function registerHealth(api: AppContext): void {
  const health = createHealth(api);
  operation(api, 'system.health', {
    summary:
      'Whether the portal can do its work: 503 while its database does not answer, degraded while its disk is full',
    rateLimit: false,
    anonymous: true,
    handler: async ({ reply }) => {
      const found = await health();
      if (found.database !== 'ok') reply.status(503).header('retry-after', 5);
      return found;
    },
  });
}
