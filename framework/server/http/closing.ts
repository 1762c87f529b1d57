import type { FastifyInstance } from 'fastify';
import { ApiError } from './apiError';

const lookEveryMs = 200;

/**
 * Stops listening, lets the calls under way answer, and closes each connection as it falls idle: the portal's own to its
 * sandbox too. Whatever is still open after `graceMs` is cut.
 */
export async function closeGently(app: FastifyInstance, graceMs: number): Promise<void> {
  const idle = setInterval(() => app.server.closeIdleConnections(), lookEveryMs);
  const cut = setTimeout(() => app.server.closeAllConnections(), graceMs);
  try {
    await app.close();
  } finally {
    clearInterval(idle);
    clearTimeout(cut);
  }
}

/** Refuses calls over open connections while the portal stops, with a time to come back. */
export function refuseWhileClosing(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onRequest', async () => {
    if (closing) throw new ApiError('unavailable');
  });
}
