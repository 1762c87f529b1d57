import type { FastifyBaseLogger } from 'fastify';
import { Logger } from 'graphile-worker';

const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;

/** The worker's words in the portal's log, its routine ones a level quieter. */
export function workerLogger(log: FastifyBaseLogger): Logger {
  return new Logger(() => (level, message, meta) => log[levels[level]](meta ?? {}, message));
}
