import type { Application } from '#framework/server/serve';
import { buildApp } from './app';
import type { Config } from './config/readConfig';
import { createDependencies } from './createDependencies';
import { migrationsFolder } from './db/migrate';
import { seedDatabase } from './seed/seedDatabase';
import { jobs } from './wiring/jobs/jobs';
import { warmDrawing } from './modules/templatePreviews/sampleContract';
import { listRetention } from './modules/retention/forgetExpired';
import { drawingThreads } from './pdf/thread/drawingThreads';
import { learnProfileDuties } from './workflow/profileDuties';

/** The portal, as its process starts it. */
export const application: Application<Config> = {
  migrationsFolder,
  connect: createDependencies,
  build: buildApp,
  prepare: async (api) => {
    drawingThreads.resize(api.config.drawingThreads);
    const warming = warmDrawing(api.clock()).catch((error: unknown) => api.app.log.error(error));
    await learnProfileDuties(api.db, api.clock());
    await seedDatabase(api);
    await listRetention(api.db);
    // The first order waits for no thread to start.
    await warming;
  },
  jobs,
};
