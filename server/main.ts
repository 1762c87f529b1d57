import { mkdirSync } from 'node:fs';
import { DataFolderInUseError, lockDataFolder } from './db/embedded/lockDataFolder';
import { startEmbeddedPostgres } from './db/embedded/startEmbeddedPostgres';
import { migrateDatabase } from './db/migrate';
import { seedDatabase } from './db/seed/seedDatabase';
import { announce } from './announce';
import { buildApp } from './app';
import { ConfigurationError } from './config/configurationError';
import { type Config, readConfig } from './config/readConfig';
import { createWorld } from './createWorld';
import { startWorker } from './jobs/startWorker';

/** The exit code that tells `npm start` not to try again: somebody has to change a setting first. */
const refused = 78;
/** Runs `stop` of everything that has been started, newest first. */
const started: (() => Promise<unknown>)[] = [];

try {
  await start(readConfig(process.env));
} catch (error) {
  await stopAll();
  if (error instanceof ConfigurationError || error instanceof DataFolderInUseError) {
    console.error(error.message);
    process.exit(refused);
  }
  console.error(error);
  process.exit(1);
}

async function start(config: Config): Promise<void> {
  listenForStop();
  mkdirSync(config.dataDir, { recursive: true });
  const databaseUrl = config.databaseUrl ?? (await startOwnDatabase(config));
  await migrateDatabase(databaseUrl);
  const world = await createWorld(config, databaseUrl);
  started.push(() => world.db.$client.end());
  const { app, api } = await buildApp(world);
  await seedDatabase(api);
  const worker = await startWorker(api);
  started.push(() => worker.stop());
  await app.listen({ host: config.host, port: config.port });
  started.push(() => app.close());
  announce(config);
}

async function startOwnDatabase(config: Config): Promise<string> {
  const lock = await lockDataFolder(config.dataDir);
  started.push(() => lock.release());
  const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, log: console });
  started.push(() => postgres.stop());
  return postgres.url;
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
    void stopAll().then(() => process.exit(0));
  };
  process.on('SIGINT', () => (stopping ? process.exit(1) : stop()));
  for (const event of ['SIGTERM', 'SIGHUP', 'disconnect'] as const) process.on(event as NodeJS.Signals, stop);
}

async function stopAll(): Promise<void> {
  for (const stop of started.splice(0).reverse()) {
    await stop().catch((error: unknown) => console.error(error));
  }
}
