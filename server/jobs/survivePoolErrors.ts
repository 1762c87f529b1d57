import type { Api } from '../api';

/** A connection that the database closes while nobody uses it is replaced by the pool; it must not end the process. */
export function survivePoolErrors(api: Api): void {
  const pool = api.db.$client;
  const log = (error: Error) => api.app.log.warn({ err: error }, 'a database connection was lost');
  if (pool.listenerCount('error') > 0) return;
  pool.on('error', log);
  pool.on('connect', (client) => client.on('error', log));
}
