import type { FastifyInstance } from 'fastify';
import { ApiError } from './apiError';

const lookEveryMs = 200;

/**
 * Stops listening, lets calls in progress finish, and closes each connection once it is idle, including the portal's own to its
 * sandbox. Connections still open after `graceMs` are closed forcibly.
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

/** Refuses calls over open connections while the portal stops, with a time to retry. */
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
 * Timeouts of connections, in milliseconds. A peer that sends slowly, or opens connections and stays silent, cannot hold one for
 * ever, nor delay a stop.
 */
export const peerTimeouts = {
  /** Limit for receiving the entire call: 500 kB over a bad mobile network take a few seconds. */
  requestTimeout: 30_000,
  /** Limit without any data in either direction; longer than any statement may take. */
  connectionTimeout: 30_000,
  keepAliveTimeout: 10_000,
  http: {
    headersTimeout: 10_000,
    /** Interval at which the two limits are checked. */
    connectionsCheckingInterval: 2_000,
  },
} as const;
