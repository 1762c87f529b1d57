import type { FastifyInstance } from 'fastify';

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
