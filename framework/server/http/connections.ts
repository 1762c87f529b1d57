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

/**
 * Timeouts of connections, in milliseconds. A peer that sends slowly, or opens connections and stays silent, holds
 * none of them for ever, and none beyond a stop.
 */
export const peerTimeouts = {
  /** The whole call must have arrived: 500 kB over a bad mobile network take a few seconds. */
  requestTimeout: 30_000,
  /** Nothing at all in either direction; longer than any statement may take. */
  connectionTimeout: 30_000,
  keepAliveTimeout: 10_000,
  http: {
    headersTimeout: 10_000,
    /** Interval at which the two limits are checked. */
    connectionsCheckingInterval: 2_000,
  },
} as const;
