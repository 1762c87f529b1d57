import type { ServerConfig } from './config/serverConfig';
import { assertConnections, findWriter, hostsOf } from './db/connections';
import { connectDatabase, type Database, moveDatabase } from './db/connect';
import { serveMetrics } from './metrics';
import { type DatabaseSchema, migrateSchema } from './db/migrate';
import { loadDesign } from './db/followDesign';
import { retireAdopted } from './designs/retireAdopted';
import { Replica } from './db/replica/replica';
import { watchDatabase } from './db/watchDatabase';
import { claimStorage } from './files/claimStorage';
import type { AppContext, BuiltApp, Dependencies } from './http/appContext';
import { closeGently } from './http/connections';
import { type Jobs, startWorker, type Worker } from './jobs/startWorker';
import type { StopList } from './process/lifecycle';

/** Parts of an application that its process needs. */
export interface Application<C extends ServerConfig> {
  readonly schema: DatabaseSchema;
  /** Connects the external services of the configuration, once the database is migrated. */
  readonly connect: (config: C, db: Database) => Promise<Dependencies>;
  /** Builds the server without listening. */
  readonly build: (dependencies: Dependencies) => Promise<BuiltApp>;
  /** Brings the database's own data up to date before anybody is answered. */
  readonly prepare: (api: AppContext) => Promise<void>;
  readonly jobs: Jobs;
}

interface Serving {
  readonly databaseUrl: string;
  /** List of started parts; each is added as soon as it needs stopping. */
  readonly started: StopList;
  /** Called, once there are connections, with the function that moves them to another address. */
  readonly onConnected: (move: (url: string) => void) => void;
}

/** Migrates the database and serves the application, until the parts in `started` are stopped. */
export async function serve<C extends ServerConfig>(
  application: Application<C>,
  config: C,
  { databaseUrl, started, onConnected }: Serving,
): Promise<void> {
  const addresses = hostsOf(databaseUrl);
  const writer = await findWriter(addresses);
  await migrateSchema(config.database?.directUrl ?? writer, application.schema);
  const db = connectDatabase(writer, config.database);
  onConnected((url) => moveDatabase(db, url));
  started.add({ name: 'the database connections', withinMs: 1_000, stop: () => db.$client.end() });
  await assertConnections(db);
  const replica = await followReplica(db, started);
  const dependencies = await application.connect(config, db);
  await claimStorage(db, dependencies.storage);
  const watch = watchDatabase(db, console, addresses);
  const queue: { worker?: Worker } = {};
  const runsJobs = config.role !== 'web';
  const { app, api, warmUp } = await application.build({
    ...dependencies,
    ...(replica && { replica }),
    databaseAnswers: watch.answers,
    ...(runsJobs && { jobsRun: () => queue.worker?.runs() ?? false }),
  });
  await dependencies.storage.sweep();
  await retireAdopted(api);
  await loadDesign(db);
  await application.prepare(api);
  await warmUp();
  if (runsJobs) {
    const worker = await startWorker(api, application.jobs);
    queue.worker = worker;
    started.add({ name: 'the job queue', withinMs: 3_000, stop: () => worker.stop() });
  }
  if (config.metrics) {
    const measures = await serveMetrics(api.metrics, config.metrics);
    started.add({ name: 'the metrics', withinMs: 200, stop: () => measures.stop() });
  }
  await app.listen({ host: config.host, port: config.port });
  started.add({ name: 'the calls under way', withinMs: 6_000, stop: () => closeGently(app, 5_000) });
  started.add({
    name: 'the watch over the database',
    withinMs: 100,
    stop: () => Promise.resolve(watch.stop()),
  });
}

/** Connects to the replica of the settings, if there is one. */
async function followReplica(db: Database, started: StopList): Promise<Replica | undefined> {
  const { replicaUrl } = db.$settings;
  if (replicaUrl === undefined) return undefined;
  const replica = await Replica.follow(db, replicaUrl, console);
  started.add({ name: 'the connections to the replica', withinMs: 1_000, stop: () => replica.stop() });
  return replica;
}
