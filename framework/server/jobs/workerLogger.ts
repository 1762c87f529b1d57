import type { FastifyBaseLogger } from 'fastify';
import { Logger } from 'graphile-worker';
import { loggedError, withoutParameters } from '../log/withoutSecrets';

const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;

/** The worker's words in the portal's log, its routine ones a level quieter, and no parameters of a failed query in them. */
export function workerLogger(log: FastifyBaseLogger): Logger {
  return new Logger(() => (level, message, meta) => {
    const error = meta?.['error'];
    log[levels[level]](error === undefined ? {} : { error: loggedError(error) }, withoutParameters(message));
  });
}
