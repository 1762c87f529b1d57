import type { FastifyInstance } from 'fastify';
import { ApiError } from '../http/apiError';

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
