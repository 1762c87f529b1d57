import type { Application } from '#framework/server/serve';
import { buildApp } from './app';
import type { Config } from './config/readConfig';
import { createDependencies } from './createDependencies';
import { migrationsFolder } from './db/migrate';
import { seedDatabase } from './seed/seedDatabase';
import { jobs } from './wiring/jobs/jobs';
import { learnProfileDuties } from './workflow/profileDuties';

/** The portal, as its process starts it. */
export const application: Application<Config> = {
  migrationsFolder,
  connect: createDependencies,
  build: buildApp,
  prepare: async (api) => {
    await learnProfileDuties(api.db, api.clock());
    await seedDatabase(api);
  },
  jobs,
};
