import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { rootFolder } from '#framework/server/config/rootFolder';
import type { ServerConfig } from '#framework/server/config/serverConfig';
import { createApp } from '#framework/server/createApp';
import { installationValue } from '#framework/server/db/installationValue';
import { forgetLiveEvents } from '#framework/server/live/forgetLiveEvents';
import type { Application } from '#framework/server/serve';
import { folderStorage } from '#framework/server/storage/folderStorage';
import { registerLoans } from './registerLoans';
import { moduleTableNames } from './schema';
import { seedLibrary } from './seedLibrary';

const migrationsFolder = path.join(rootFolder, 'framework/example/migrations');

/** The lending library, as its process starts it. */
export const application: Application<ServerConfig> = {
  migrationsFolder,
  connect: async (config, db) => ({
    config,
    db,
    clock: () => new Date(),
    storage: folderStorage(path.join(config.dataDir, 'files')),
    linkKey: await installationValue(db, 'link_key', () => randomBytes(32).toString('base64url')),
  }),
  build: (dependencies) =>
    createApp({
      context: dependencies,
      moduleTableNames,
      migrationsFolder,
      portalFolder: path.join(rootFolder, 'dist/example'),
      origins: { pictures: [], services: [] },
      register: registerLoans,
    }),
  prepare: seedLibrary,
  jobs: {
    tasks: { forgetLiveEvents: (api) => forgetLiveEvents(api) },
    schedule: [{ task: 'forgetLiveEvents', match: '20 0 * * *' }],
  },
};
