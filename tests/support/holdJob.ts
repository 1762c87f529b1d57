/** Process of a portal that takes one job, reports it, and never finishes it. Its argument is the database's URL. */
import { EventEmitter } from 'node:events';
import { Logger, run, type WorkerEvents } from 'graphile-worker';
import { Pool } from 'pg';

const events: WorkerEvents = new EventEmitter();
let poolId = '';
events.on('pool:create', ({ workerPool }) => (poolId = workerPool.id));
await run({
  pgPool: new Pool({ connectionString: process.argv[2] }),
  events,
  noHandleSignals: true,
  parsedCronItems: [],
  logger: new Logger(() => () => {}),
  taskList: {
    deliverMail: () => {
      console.log(poolId);
      return new Promise<void>(() => {});
    },
  },
});
