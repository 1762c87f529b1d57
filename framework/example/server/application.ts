import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { rootFolder, type ServerConfig } from '#framework/server/config/serverConfig';
import { getTableName } from 'drizzle-orm';
import { defineApplication } from '#framework/schema/application';
import { createApp } from '#framework/server/createApp';
import type { LiveSource } from '#framework/server/db/liveTriggers';
import { users } from '#framework/server/db/schema/users';
import { installationValue } from '#framework/server/db/storedRows';
import { prepareMonths } from '#framework/server/jobs/prepareMonths';
import { expireExports } from '#framework/server/exports/runExport';
import { removeErasedContents } from '#framework/server/files/eraseFiles';
import { forgetLiveEvents } from '#framework/server/live/forgetLiveEvents';
import type { Application } from '#framework/server/serve';
import { openStorage } from '#framework/server/storage/openStorage';
import {
  automationSchedule,
  forgetRuns,
  runAutomations,
  startAutomations,
} from '#framework/server/automations/automationJobs';
import { exportList } from '#framework/server/subscriptions/exportList';
import { sendSubscriptions } from '#framework/server/subscriptions/subscriptions';
import {
  deliveriesEveryMinute,
  deliverWebhooks,
  forgetDeliveries,
} from '#framework/server/webhooks/deliverWebhooks';
import { taskLabels, type TaskName } from '../domain/taskLabels';
import { loanHooks } from './loanHooks';
import { registerLoans } from './registerLoans';
import { moduleTableNames } from './schema';
import { seedLibrary } from './seedLibrary';

const migrationsFolder = path.join(rootFolder, 'framework/example/migrations');
/** 03:20 in Riyadh. */
const everyNight = '20 0 * * *';
const everyQuarter = '*/15 * * * *';
const weekMs = 7 * 86_400_000;

type OwnTaskName = TaskName;

declare module '#framework/schema/application' {
  interface Register {
    taskName: OwnTaskName;
  }
}

defineApplication({
  serverTexts: {
    roots: {},
    areas: { errors: { ar: 'رسائل الرفض', en: 'Refusals' } },
    folders: [path.join(rootFolder, 'framework/react/i18n')],
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
      portalFolder: path.join(rootFolder, 'dist/example'),
      origins: { pictures: [], services: [] },
      register: registerLoans,
    }),
  prepare: seedLibrary,
  jobs: {
    tasks: {
      // The library sends no email: the file is in the reader’s list of exports.
      exportList: (api, payload) => exportList(api, payload, { mail: () => Promise.resolve() }),
      sendSubscriptions: (api) => sendSubscriptions(api),
      expireExports: (api) => expireExports(api),
      deliverWebhooks: (api) => deliverWebhooks(api),
      startAutomations: (api) => startAutomations(api),
      runAutomations: (api) => runAutomations(api),
      forgetRuns: async (api) => void (await forgetRuns(api)),
      forgetDeliveries: async (api) => void (await forgetDeliveries(api)),
      removeErasedContents: async (api) =>
        void (await removeErasedContents(api, new Date(api.clock().getTime() - weekMs))),
      forgetLiveEvents: (api) => forgetLiveEvents(api),
      makeMonths: (api) => prepareMonths(api),
    },
    schedule: [
      deliveriesEveryMinute,
      ...automationSchedule,
      { task: 'sendSubscriptions', match: everyQuarter },
      { task: 'expireExports', match: everyQuarter },
      { task: 'forgetRuns', match: everyNight },
      { task: 'forgetDeliveries', match: everyNight },
      { task: 'removeErasedContents', match: everyNight },
      { task: 'forgetLiveEvents', match: everyNight },
      { task: 'makeMonths', match: everyNight },
    ],
  },
};
