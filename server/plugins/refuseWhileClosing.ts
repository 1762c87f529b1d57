import type { FastifyInstance } from 'fastify';
import { ApiError } from '../http/apiError';

/** A call that still comes in over an open connection while the portal stops is told to come back. */
export function refuseWhileClosing(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onRequest', async () => {
    if (closing) throw new ApiError('unavailable');
  });
}
