import path from 'node:path';
import { checkWorkflow } from '#domain/workflow/checkWorkflow';
import { transitions } from '#domain/workflow/requestWorkflow';
import { endStatuses, statusNames } from '#domain/workflow/statuses';
import { rootFolder } from '#framework/server/config/serverConfig';
import { createApp } from '#framework/server/createApp';
import type { BuiltApp } from '#framework/server/http/appContext';
import { pageOrigins } from './config/pageOrigins';
import { migrationsFolder } from './db/migrate';
import { moduleTableNames } from './db/schema/index';
import type { Dependencies } from './dependencies';
import { addMeasures } from './modules/system/registerSystem';
import { effects } from './wiring/effects';
import { registerModules } from './wiring/registerModules';

/** Builds the server without listening; tests pass their own dependencies. */
export async function buildApp(dependencies: Dependencies): Promise<BuiltApp> {
  assertWorkflow();
  const built = await createApp({
    context: { ...dependencies, effects },
    moduleTableNames,
    migrationsFolder,
    portalFolder: path.join(rootFolder, 'dist/portal'),
    origins: pageOrigins(dependencies.config),
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
