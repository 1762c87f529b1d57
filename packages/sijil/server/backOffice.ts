import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { getTableName } from 'drizzle-orm';
import { accountAttemptLimits } from 'sijil/base/accounts/attemptLimits';
import type { Localized } from 'sijil/base/i18n/localized';
import { frameworkContract, loginContract, providerContract, seeAsContract } from 'sijil/contract/contract';
import { frameworkErrors } from 'sijil/contract/errors';
import * as savedViews from 'sijil/contract/savedViewBody';
import { accountView } from 'sijil/contract/sessionViews';
import { defineParts } from 'sijil/contract/backOffice';
import { originalBrand, resourceList, type TaskName } from 'sijil/schema/application';
import * as approvals from 'sijil/schema/automations/approvals';
import { frameworkTasks } from 'sijil/schema/jobs/frameworkTasks';
import type { ErrorRow, Exchange } from 'sijil/schema/operationTypes';
import { summaryTexts } from 'sijil/schema/summaryPeriods';
import { shapesIn } from 'sijil/schema/texts/shapesIn';
import { assertTables } from './assertTables';
import { forgetRuns } from './automations/automationJobs';
import { seedBrand } from './brand';
import type { BackOfficeConfig } from './config/readConfig';
import type { PageOrigins } from './config/serverConfig';
import { type AppOptions, createApp } from './createApp';
import { accountsTable } from './db/accounts';
import type { LiveSource } from './db/liveTriggers';
import { frameworkTables, tableNames } from './db/schema/index';
import { declaredTables } from './db/schema/tables';
import { installationValue } from './db/storedRows';
import { frameworkJobs } from './features';
import { removeErasedContents } from './files/eraseFiles';
import { addTrialAccounts } from './firstAccounts';
import type { AppContext, Dependencies, ServerDependencies } from './http/appContext';
import type { GivenHandlers } from './http/handlers';
import type { Job, Jobs, Scheduled } from './jobs/startWorker';
import type { Application } from './serve';
import { openStorage } from './storage/openStorage';
import { frameworkTexts } from './texts/textFiles';
import { forgetDeliveries } from './webhooks/deliverWebhooks';

/** What the server of an application adds to its declarations (`defineBackOffice`); all of it is optional. */
export interface BackOfficeServer {
  /** Inputs and answers of the operations written by hand, and the refusals of the application. */
  readonly contract?: Readonly<Record<string, Exchange>>;
  readonly errors?: Readonly<Record<string, ErrorRow>>;
  /** Description of the API in its reference. */
  readonly description?: string;
  /** Registers the operations written by hand. */
  readonly register?: (api: AppContext) => void | Promise<void>;
  readonly handlers?: GivenHandlers;
  /** Jobs of the application with their names. */
  readonly tasks?: Readonly<Record<string, Job>>;
  readonly taskLabels?: Readonly<Record<string, Localized>>;
  readonly schedule?: readonly Scheduled[];
  /** Fills a new database; by default it gets a trial account for each role. */
  readonly seed?: (api: AppContext) => Promise<void>;
  readonly origins?: PageOrigins;
}

/** Server of an application; `server.ts` exports it by default. */
export const defineServer = (server: BackOfficeServer): BackOfficeServer => server;

const weekMs = 7 * 86_400_000;
/** 03:20 in Riyadh. */
const everyNight = '20 0 * * *';

const nightly: Readonly<Record<string, Job>> = {
  forgetRuns: async (api) => void (await forgetRuns(api)),
  forgetDeliveries: async (api) => void (await forgetDeliveries(api)),
  removeErasedContents: async (api) =>
    void (await removeErasedContents(api, new Date(api.clock().getTime() - weekMs))),
};

const nightlyLabels = {
  forgetRuns: { ar: 'حذف سجل التنفيذ القديم', en: 'Delete old runs' },
  forgetDeliveries: { ar: 'حذف عمليات الإرسال القديمة', en: 'Delete old deliveries' },
  removeErasedContents: { ar: 'حذف محتوى الملفات المحذوفة', en: 'Remove the content of deleted files' },
} as const satisfies Record<string, Localized>;

/** Tables of the framework that no declaration makes. */
export const frameworkTableNames = tableNames(frameworkTables);

/** Every table of an application, for its migrations. */
export const backOfficeTables = (): {
  readonly moduleTableNames: readonly string[];
  readonly schema: Record<string, unknown>;
} => ({
  moduleTableNames: frameworkTableNames,
  schema: { ...frameworkTables, ...declaredTables() },
});

/** Defines the parts of the server, which commands read too. */
export function defineBackOfficeServer(server: BackOfficeServer): void {
  const errors = { ...frameworkErrors, ...server.errors };
  const name = originalBrand().name.en;
  const api = {
    info: { title: name, version: '1', description: server.description ?? apiDescription },
    contract: {
      ...frameworkContract,
      'auth.login': loginContract(accountView),
      'auth.finishAtProvider': providerContract(accountView),
      'session.get': { answer: accountView },
      'sessions.seeAs': seeAsContract(accountView),
      ...server.contract,
    },
    errors,
    attemptLimits: accountAttemptLimits,
    components: { SessionUser: accountView },
  };
  const parts = {
    texts: {
      roots: { errors, summaries: summaryTexts },
      bodies: { approvals: shapesIn(approvals), savedViews: shapesIn(savedViews) },
    },
    api,
    serverTexts: {
      roots: {},
      areas: { errors: { ar: 'رسائل الأخطاء', en: 'Error messages' } },
      folders: [frameworkTexts],
    },
  };
  defineParts(parts);
}

const apiDescription = 'Messages follow `Accept-Language` (ar, en).';

/** The application in a folder, with the migrations in `migrations` and the built pages in `dist`. */
export function backOfficeApplication(
  folder: string,
  server: BackOfficeServer,
): Application<BackOfficeConfig> {
  const migrationsFolder = path.join(folder, 'migrations');
  const { tasks = {}, schedule = [] } = server;
  const taskLabels: Readonly<Record<string, Localized>> = {
    ...frameworkTasks,
    ...nightlyLabels,
    ...server.taskLabels,
  };
  return {
    schema: {
      migrationsFolder,
      liveSources: accountSources(),
      taskLabels: taskLabels as Record<TaskName, Localized>,
    },
    connect: async (config, db) => {
      await assertTables(db, backOfficeTables().schema);
      const dependencies: ServerDependencies = {
        config,
        db,
        clock: () => new Date(),
        storage: await openStorage(config),
        linkKey: await installationValue(db, 'link_key', () => randomBytes(32).toString('base64url')),
      };
      return dependencies as Dependencies;
    },
    build: (dependencies) =>
      createApp({
        context: dependencies as AppOptions['context'],
        handlers: server.handlers ?? ({} as GivenHandlers),
        moduleTableNames: frameworkTableNames,
        migrationsFolder,
        portalFolder: path.join(folder, 'dist'),
        origins: server.origins ?? { pictures: [], services: [] },
        register: server.register ?? (() => undefined),
      }),
    prepare: (api) => prepare(api, server),
    jobs: {
      tasks: { ...frameworkJobs.tasks, ...nightly, ...tasks } as Jobs['tasks'],
      schedule: [
        ...frameworkJobs.schedule,
        ...Object.keys(nightly).map((task) => ({ task, match: everyNight }) as Scheduled),
        ...schedule,
      ],
    },
  };
}

async function prepare(api: AppContext, { seed }: BackOfficeServer): Promise<void> {
  await seedBrand(api.db);
  if ((await api.db.$count(accountsTable())) > 0) return;
  const { isTrial } = api.config as unknown as BackOfficeConfig;
  if (seed) await seed(api);
  else if (isTrial) await addTrialAccounts(api);
}

/** Changes of an account reach the open pages of its record as those of the record itself do. */
const accountSources = (): LiveSource[] =>
  resourceList()
    .filter(({ account }) => account !== undefined)
    .map(
      ({ name }) => ({ table: getTableName(accountsTable()), resource: name, column: 'id' }) as LiveSource,
    );
