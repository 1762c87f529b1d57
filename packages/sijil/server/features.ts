import type { FrameworkTask } from 'sijil/schema/jobs/frameworkTasks';
import { apiTokenHooks } from './apiTokens/apiTokenHooks';
import { automationHooks } from './automations/automationHooks';
import { automationSchedule, runAutomations, startAutomations } from './automations/automationJobs';
import { registerAutomations } from './automations/registerAutomations';
import { backUp } from './backup/nightlyBackup';
import { brandHooks, registerBrand } from './brand';
import { pinHooks } from './console/readSavedList';
import { registerRecordDrafts } from './console/registerRecordDrafts';
import { registerFavourites, registerSavedViews } from './console/registerSavedViews';
import { registerSearch } from './console/registerSearch';
import { registerDesigns } from './designs/file/registerDesigns';
import { designHooks } from './designs/publishDesign';
import { typeHooks } from './designs/publishType';
import { registerExports } from './exports/exports';
import { expireExports } from './exports/runExport';
import { registerFiles } from './files/registerFiles';
import type { AppContext } from './http/appContext';
import type { ResourceHooks } from './http/handlers';
import { prepareMonths } from './jobs/prepareMonths';
import type { Job, Scheduled } from './jobs/startWorker';
import { forgetLiveEvents } from './live/forgetLiveEvents';
import { registerLive } from './live/registerLive';
import { registerRoles, roleHooks } from './roles';
import { registerSignIn } from './signIn/registerSignIn';
import { registerStart } from './start';
import { exportList } from './subscriptions/exportList';
import { sendSubscriptions, subscriptionHooks } from './subscriptions/subscriptions';
import { registerJobs } from './system/registerJobs';
import { registerTexts } from './texts/findTextsNamed';
import { textHooks } from './texts/textFiles';
import { deliveriesEveryMinute, deliverWebhooks } from './webhooks/deliverWebhooks';
import { registerWebhooks } from './webhooks/registerWebhooks';
import { webhookHooks } from './webhooks/webhooks';

/** What a feature of the framework does on the server. */
interface ServerFeature {
  /** What follows from writes of its records, by the resource's name. */
  readonly hooks?: Readonly<Record<string, ResourceHooks>>;
  /** Registers its operations. */
  readonly register?: (api: AppContext) => void;
  readonly tasks?: Readonly<Partial<Record<FrameworkTask, Job>>>;
  /** Tasks that start by themselves. */
  readonly schedule?: readonly Scheduled[];
}

const everyQuarter = '*/15 * * * *';
/** 03:50 in Riyadh: after the jobs that delete old rows, which lock the same tables. */
const lateAtNight = '50 0 * * *';
/** 02:30 in Riyadh: before the jobs that delete. */
const earlyAtNight = '30 23 * * *';

const signIn = { register: registerSignIn } satisfies ServerFeature;
const files = { register: registerFiles } satisfies ServerFeature;
const search = { register: registerSearch } satisfies ServerFeature;
const savedViews = { register: registerSavedViews } satisfies ServerFeature;
const favourites = { register: registerFavourites } satisfies ServerFeature;
const start = { register: registerStart } satisfies ServerFeature;
const recordDrafts = { register: registerRecordDrafts } satisfies ServerFeature;
const pins = { hooks: { pins: pinHooks } } satisfies ServerFeature;
const apiTokens = { hooks: { apiTokens: apiTokenHooks } } satisfies ServerFeature;
const brand = { hooks: { brand: brandHooks }, register: registerBrand } satisfies ServerFeature;
const texts = { hooks: { changedTexts: textHooks }, register: registerTexts } satisfies ServerFeature;
const customRoles = { hooks: { customRoles: roleHooks }, register: registerRoles } satisfies ServerFeature;

const designs = {
  hooks: { designedFields: designHooks, designedTypes: typeHooks },
  register: registerDesigns,
} satisfies ServerFeature;

const live = {
  register: registerLive,
  tasks: { forgetLiveEvents },
  schedule: [{ task: 'forgetLiveEvents', match: everyQuarter }],
} satisfies ServerFeature;

const exports = {
  register: registerExports,
  tasks: { expireExports },
  schedule: [{ task: 'expireExports', match: everyQuarter }],
} satisfies ServerFeature;

const subscriptions = {
  hooks: { subscriptions: subscriptionHooks },
  tasks: { sendSubscriptions, exportList },
  schedule: [{ task: 'sendSubscriptions', match: everyQuarter }],
} satisfies ServerFeature;

const webhooks = {
  hooks: { webhooks: webhookHooks },
  register: registerWebhooks,
  tasks: { deliverWebhooks },
  schedule: [deliveriesEveryMinute],
} satisfies ServerFeature;

const automations = {
  hooks: { automations: automationHooks },
  register: registerAutomations,
  tasks: { startAutomations, runAutomations },
  schedule: automationSchedule,
} satisfies ServerFeature;

const queue = {
  register: registerJobs,
  tasks: { makeMonths: prepareMonths, backUp },
  schedule: [
    { task: 'makeMonths', match: lateAtNight },
    { task: 'backUp', match: earlyAtNight },
  ],
} satisfies ServerFeature;

/** Features of the framework, in the order in which their operations are registered. */
export const features: readonly ServerFeature[] = [
  customRoles,
  signIn,
  files,
  live,
  exports,
  search,
  savedViews,
  favourites,
  start,
  recordDrafts,
  pins,
  subscriptions,
  queue,
  designs,
  brand,
  texts,
  apiTokens,
  webhooks,
  automations,
];

/** What follows from writes of the framework's own records, by the resource's name. */
export const frameworkHooks: Readonly<Record<string, ResourceHooks>> = Object.fromEntries(
  features.flatMap(({ hooks = {} }) => Object.entries(hooks)),
);

/** Jobs of the framework, which every application adds to its own. */
export const frameworkJobs: {
  readonly tasks: Readonly<Record<FrameworkTask, Job>>;
  readonly schedule: readonly Scheduled[];
} = {
  tasks: {
    ...live.tasks,
    ...exports.tasks,
    ...subscriptions.tasks,
    ...webhooks.tasks,
    ...automations.tasks,
    ...queue.tasks,
  },
  schedule: features.flatMap(({ schedule = [] }) => schedule),
};
