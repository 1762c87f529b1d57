import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { packageFolder, type ServerConfig } from 'sijil/server/config/serverConfig';
import { getTableName } from 'drizzle-orm';
import { defineApplication } from 'sijil/schema/application';
import { createApp } from 'sijil/server/createApp';
import { frameworkJobs } from 'sijil/server/features';
import type { LiveSource } from 'sijil/server/db/liveTriggers';
import { users } from 'sijil/server/db/schema/users';
import { installationValue } from 'sijil/server/db/storedRows';
import { removeErasedContents } from 'sijil/server/files/eraseFiles';
import type { Application } from 'sijil/server/serve';
import { openStorage } from 'sijil/server/storage/openStorage';
import { frameworkTexts } from 'sijil/server/texts/textFiles';
import { forgetRuns } from 'sijil/server/automations/automationJobs';
import { forgetDeliveries } from 'sijil/server/webhooks/deliverWebhooks';
import { taskLabels, type TaskName } from '../domain/taskLabels';
import { loanHooks } from './loanHooks';
import { registerLoans } from './registerLoans';
import { moduleTableNames } from './schema';
import { seedLibrary } from './seedLibrary';

const rootFolder = packageFolder(import.meta.dirname);
const migrationsFolder = path.join(rootFolder, 'migrations');
/** 03:20 in Riyadh. */
const everyNight = '20 0 * * *';
const weekMs = 7 * 86_400_000;

type OwnTaskName = TaskName;

declare module 'sijil/schema/application' {
  interface Register {
    taskName: OwnTaskName;
  }
}

defineApplication({
  serverTexts: {
    roots: {},
    areas: { errors: { ar: 'رسائل الأخطاء', en: 'Error messages' } },
    folders: [frameworkTexts],
  },
});

/** The accounts of members: their changes reach open pages as those of declared records do. */
const liveSources: readonly LiveSource[] = [
  { table: getTableName(users), resource: 'members', column: 'id' },
];

/** Lending library as an application of the framework. */
export const application: Application<ServerConfig> = {
  schema: { migrationsFolder, liveSources, taskLabels },
  connect: async (config, db) => ({
    config,
    db,
    clock: () => new Date(),
    storage: await openStorage(config),
    linkKey: await installationValue(db, 'link_key', () => randomBytes(32).toString('base64url')),
  }),
  build: (dependencies) =>
    createApp({
      context: dependencies,
      handlers: { hooks: { loans: loanHooks } },
      moduleTableNames,
      migrationsFolder,
      portalFolder: path.join(rootFolder, 'dist'),
      origins: { pictures: [], services: [] },
      register: registerLoans,
    }),
  prepare: seedLibrary,
  jobs: {
    tasks: {
      ...frameworkJobs.tasks,
      forgetRuns: async (api) => void (await forgetRuns(api)),
      forgetDeliveries: async (api) => void (await forgetDeliveries(api)),
      removeErasedContents: async (api) =>
        void (await removeErasedContents(api, new Date(api.clock().getTime() - weekMs))),
    },
    schedule: [
      ...frameworkJobs.schedule,
      { task: 'forgetRuns', match: everyNight },
      { task: 'forgetDeliveries', match: everyNight },
      { task: 'removeErasedContents', match: everyNight },
    ],
  },
};
