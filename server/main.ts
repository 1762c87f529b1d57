import { mkdirSync } from 'node:fs';
import { DataFolderInUseError, lockDataFolder } from './db/embedded/lockDataFolder';
import { startEmbeddedPostgres } from './db/embedded/startEmbeddedPostgres';
import { type Database, moveDatabase } from './db/connect';
import { migrateDatabase } from './db/migrate';
import { seedDatabase } from './seed/seedDatabase';
import { watchDatabase } from './db/watchDatabase';
import { announce } from './announce';
import { buildApp } from './app';
import { ConfigurationError } from './config/configurationError';
import { type Config, readConfig } from './config/readConfig';
import { createDependencies } from './createDependencies';
import { closeGently } from './http/closeGently';
import { startWorker } from './wiring/jobs/startWorker';
import { loggedError } from './log/withoutSecrets';
import { keepHeapSmall } from './process/keepHeapSmall';
import { listenForFaults } from './process/listenForFaults';
import { createStopList } from './process/stopInOrder';

/** The exit code that tells `npm start` not to try again: somebody has to change a setting first. */
const refused = 78;
/** The parts' times add up to 15 seconds, after which whoever asked us to stop would kill us. */
const started = createStopList((message) => console.error(message));
let database: Database | undefined;

keepHeapSmall();
listenForStop();
listenForFaults(() => started.stopAll());
try {
  await start(readConfig(process.env));
  process.send?.('ready');
} catch (error) {
  await started.stopAll();
  process.exit(reportFailedStart(error));
}

async function start(config: Config): Promise<void> {
  mkdirSync(config.dataDir, { recursive: true });
  const databaseUrl = config.databaseUrl ?? (await startOwnDatabase(config));
  await migrateDatabase(databaseUrl);
  const dependencies = await createDependencies(config, databaseUrl);
  database = dependencies.db;
  started.add({
    name: 'the database connections',
    withinMs: 1_000,
    stop: () => dependencies.db.$client.end(),
  });
  const watch = watchDatabase(dependencies.db.$client, console);
  const { app, api } = await buildApp({ ...dependencies, databaseAnswers: watch.answers });
  await dependencies.storage.sweep();
  await seedDatabase(api);
  const worker = await startWorker(api);
  started.add({ name: 'the job queue', withinMs: 3_000, stop: () => worker.stop() });
  await app.listen({ host: config.host, port: config.port });
  started.add({ name: 'the calls under way', withinMs: 6_000, stop: () => closeGently(app, 5_000) });
  started.add({
    name: 'the watch over the database',
    withinMs: 100,
    stop: () => Promise.resolve(watch.stop()),
  });
  announce(config);
}

async function startOwnDatabase(config: Config): Promise<string> {
  const lock = await lockDataFolder(config.dataDir);
  started.add({ name: 'the lock of the data folder', withinMs: 400, stop: () => lock.release() });
  const postgres = await startEmbeddedPostgres({
    dataDir: config.dataDir,
    log: console,
    onMoved: (url) => database && moveDatabase(database, url),
  });
  started.add({ name: 'PostgreSQL', withinMs: 4_500, stop: () => postgres.stop() });
  return postgres.url;
}

/** One line for what somebody has to mend; everything else whole, but without the values of statements. */
function reportFailedStart(error: unknown): number {
  const told =
    error instanceof ConfigurationError || error instanceof DataFolderInUseError || isPortTaken(error);
  if (isPortTaken(error)) console.error(portTaken);
  console.error(told ? (error as Error).message : loggedError(error));
  return told ? refused : 1;
}

const portTaken =
  'المنفذ مستخدم من برنامج آخر؛ أوقفه، أو عيّن PORT لمنفذ آخر.\n' +
  'Another program listens on the port: stop it, or set PORT to another one.';

function isPortTaken(error: unknown): boolean {
  return (error as NodeJS.ErrnoException | null)?.code === 'EADDRINUSE';
}

/**
 * Ctrl-C reaches us from the terminal and again from `npm start`; both mean one stop. A second Ctrl-C of an impatient
 * person ends the process at once, and the next start clears up after it. `disconnect`: our starter has died.
 */
function listenForStop(): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    void started.stopAll().then(() => process.exit(0));
  };
  process.on('SIGINT', () => (stopping ? process.exit(1) : stop()));
  for (const event of ['SIGTERM', 'SIGHUP', 'disconnect'] as const) process.on(event as NodeJS.Signals, stop);
}
