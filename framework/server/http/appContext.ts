import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '#app/server/dependencies';
import type { Metrics } from '../metrics/metrics';
import type { Sessions } from './sessions';
import type { ServerConfig } from '../config/serverConfig';
import type { Database } from '../db/connect';
import type { Replica } from '../db/replica/replica';
import type { Storage } from '../storage/storage';

/** Context of every module: the server to register on, and the outside services behind small interfaces. */
export interface AppContext extends Dependencies {
  readonly app: FastifyInstance;
  readonly sessions: Sessions;
  readonly metrics: Metrics;
}

/** Dependencies of the framework; an application's extend them (`#app/server/dependencies`). */
export interface ServerDependencies {
  readonly config: ServerConfig;
  readonly db: Database;
  /** Reads of what may be read from a replica (`fromReplica`); absent where there is none. */
  readonly replica?: Replica;
  readonly clock: () => Date;
  readonly storage: Storage;
  /** Signs links to files, so that an image can be shown without a header. */
  readonly linkKey: string;
  /** Look-up of webhooks' receivers; the public internet by default. */
  readonly receivers?: Receivers;
  /** False while the database is known to be silent or gone: calls are then refused at once. Always true by default. */
  readonly databaseAnswers?: () => boolean;
  /** True while this process works on queued jobs; absent where others do. */
  readonly jobsRun?: () => boolean;
}

/** Look-up of the addresses of webhooks' receivers; a test brings its own. */
export interface Receivers {
  /** Returns every address of a name. */
  readonly resolve: (host: string) => Promise<readonly string[]>;
  /** True only in tests: this machine receives too, without https. */
  readonly localAllowed: boolean;
}
