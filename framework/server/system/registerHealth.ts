import type { AppContext } from '../http/appContext';
import { operation } from '../http/operation';
import { createHealth } from './health';

const unlimited = { rateLimit: false, anonymous: true } as const;
/** Seconds after which to ask again. */
const retryAfter = 5;

/** Registers the health checks, which answer without a session and without a limit. */
export function registerHealth(api: AppContext, migrationsFolder: string): void {
  const checks = createHealth(api, migrationsFolder);
  operation(api, 'system.health', {
    summary:
      'Whether the portal can do its work: 503 while its database does not answer, degraded while its disk is full or its replica is not read from',
    ...unlimited,
    handler: async ({ reply }) => {
      const found = await checks.health();
      if (found.database !== 'ok') reply.status(503).header('retry-after', retryAfter);
      return found;
    },
  });
  operation(api, 'system.live', {
    summary: 'Whether this process runs; it asks neither the database nor the disk',
    ...unlimited,
    handler: () => ({ status: 'ok' as const }),
  });
  operation(api, 'system.ready', {
    summary:
      'Whether this process should be given calls, with the state of its parts: 503 while it should not',
    ...unlimited,
    handler: async ({ reply }) => {
      const found = await checks.readiness();
      if (found.status === 'failing') reply.status(503).header('retry-after', retryAfter);
      return found;
    },
  });
}
