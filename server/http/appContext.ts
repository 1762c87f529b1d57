import type { FastifyInstance } from 'fastify';
import type { Dependencies } from './dependencies';
import type { Sessions } from './sessions';

/** What every module is given: the server to register on, and what lies outside it behind small interfaces. */
export interface AppContext extends Dependencies {
  readonly app: FastifyInstance;
  readonly sessions: Sessions;
}
