import path from 'node:path';
import { checkWorkflow } from '#domain/workflow/checkWorkflow';
import { transitions } from '#domain/workflow/requestWorkflow';
import { endStatuses, statusNames } from '#domain/workflow/statuses';
import type { TaskName } from '#domain/jobs/taskLabels';
import { defineApplication } from 'sijil/schema/application';
import { rootFolder } from './config/rootFolder';
import { createApp } from 'sijil/server/createApp';
import type { GivenHandlers } from 'sijil/server/http/handlers';
import type { BuiltApp } from 'sijil/server/http/appContext';
import { fieldApp } from './config/fieldApp';
import { pageOrigins } from './config/pageOrigins';
import { companyIsActive, mayOwn, ownershipColumns, toOwnership } from './db/ownership';
import { users } from './db/schema/users';
import { demandsSecondFactor } from './modules/settings/readCompany';
import { notifyOfNewDevice, notifyOfSecondFactor } from './modules/auth/securityNotices';
import { loadSessionUser, mayOpenSession } from './modules/auth/sessionUser';
import { withdrawPasswordRequest } from './modules/auth/withdrawPasswordRequest';
import { listDelivery } from './modules/exports/listDelivery';
import { notifyOfExport } from './modules/exports/notifyOfExport';
import { fieldSetters } from './modules/inspections/assignment/assign';
import { notifyOfAutomation, notifyOfWebhook } from './modules/notifications/engineNotices';
import { accountHooks } from './records/accountHooks';
import { branchHooks } from './records/branchHooks';
import { moduleTables } from './records/moduleTables';
import { pastEvents } from './records/pastEvents';
import { requestUsages } from './records/requestUsages';
import { serverTextRoots, textAreas, textFolders } from './services/textAreas';
import { migrationsFolder } from './db/migrate';
import { moduleTableNames } from './db/schema/index';
import type { Dependencies } from './dependencies';
import { addMeasures } from './modules/system/registerSystem';
import { effects } from './wiring/effects';
import { registerModules } from './wiring/registerModules';

type OwnDependencies = Dependencies;
type OwnTaskName = TaskName;

declare module 'sijil/schema/application' {
  interface Register {
    dependencies: OwnDependencies;
    taskName: OwnTaskName;
  }
}

/** What the portal stores besides its declarations, and the texts that only its server writes. */
defineApplication({
  accounts: {
    table: users,
    ownershipColumns,
    ownership: toOwnership,
    mayOwn,
    isActive: companyIsActive,
    demandsSecondFactor,
  },
  moduleTables,
  serverTexts: { roots: serverTextRoots, areas: textAreas, folders: textFolders },
});

/** What the portal does at events of the framework. */
const handlers: GivenHandlers = {
  hooks: { branches: branchHooks },
  accountHooks,
  fieldSetters,
  usagesOf: requestUsages,
  pastEvents,
  loadSessionUser,
  mayOpenSession,
  afterPasswordChange: withdrawPasswordRequest,
  notices: {
    automation: notifyOfAutomation,
    export: notifyOfExport,
    secondFactor: notifyOfSecondFactor,
    newDevice: notifyOfNewDevice,
    webhook: notifyOfWebhook,
  },
  listDelivery,
};

/** Builds the server without listening; tests pass their own dependencies. */
export async function buildApp(dependencies: Dependencies): Promise<BuiltApp> {
  assertWorkflow();
  const built = await createApp({
    context: { ...dependencies, effects },
    handlers,
    moduleTableNames,
    migrationsFolder,
    portalFolder: path.join(rootFolder, 'dist/portal'),
    origins: pageOrigins(dependencies.config),
    apps: [fieldApp(path.join(rootFolder, 'dist/field'))],
    register: registerModules,
  });
  addMeasures(built.api);
  return built;
}

/** Refuses to start with an invalid workflow table and names the correction, so that the error never reaches a customer. */
function assertWorkflow(): void {
  const problems = checkWorkflow(transitions, statusNames, 'pending', endStatuses);
  if (problems.length > 0) throw new Error(`The workflow is not sound:\n${problems.join('\n')}`);
}
