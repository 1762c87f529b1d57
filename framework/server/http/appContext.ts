import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '#app/server/dependencies';
import type { Metrics } from '../metrics/metrics';
import type { Sessions } from './sessions';

/** Context of every module: the server to register on, and the outside services behind small interfaces. */
export interface AppContext extends Dependencies {
  readonly app: FastifyInstance;
  readonly sessions: Sessions;
  readonly metrics: Metrics;
}
