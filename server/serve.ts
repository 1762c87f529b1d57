import type { Config } from './config/readConfig';
import { buildApp } from './app';
import { createDependencies } from './createDependencies';
import { moveDatabase } from '#framework/server/db/connect';
import { migrateDatabase } from './db/migrate';
import { watchDatabase } from '#framework/server/db/watchDatabase';
import { closeGently } from '#framework/server/http/closeGently';
import type { StopList } from '#framework/server/process/stopInOrder';
import { seedDatabase } from './seed/seedDatabase';
import { jobs } from './wiring/jobs/jobs';
import { startWorker } from '#framework/server/jobs/startWorker';
import { learnProfileDuties } from './workflow/profileDuties';

interface Serving {
  readonly databaseUrl: string;
  /** Started parts, each added as soon as it has to be stopped at the end. */
  readonly started: StopList;
  /** Called, once there are connections, with the function that moves them to another address. */
  readonly onConnected: (move: (url: string) => void) => void;
}

/** Brings the database up to date and serves it, until what was added to `started` is stopped. */
export async function serve(config: Config, { databaseUrl, started, onConnected }: Serving): Promise<void> {
  await migrateDatabase(databaseUrl);
  const dependencies = await createDependencies(config, databaseUrl);
  onConnected((url) => moveDatabase(dependencies.db, url));
  started.add({
    name: 'the database connections',
    withinMs: 1_000,
    stop: () => dependencies.db.$client.end(),
  });
  const watch = watchDatabase(dependencies.db.$client, console);
  const { app, api } = await buildApp({ ...dependencies, databaseAnswers: watch.answers });
  await dependencies.storage.sweep();
  await learnProfileDuties(api.db, api.clock());
  await seedDatabase(api);
  const worker = await startWorker(api, jobs);
  started.add({ name: 'the job queue', withinMs: 3_000, stop: () => worker.stop() });
  await app.listen({ host: config.host, port: config.port });
  started.add({ name: 'the calls under way', withinMs: 6_000, stop: () => closeGently(app, 5_000) });
  started.add({
    name: 'the watch over the database',
    withinMs: 100,
    stop: () => Promise.resolve(watch.stop()),
  });
}
