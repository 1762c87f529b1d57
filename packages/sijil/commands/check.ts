import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { lists, resourceList } from 'sijil/schema/application';
import { checkResources } from 'sijil/schema/checkResources';
import { backOfficeTables, frameworkTableNames } from 'sijil/server/backOffice';
import { reportDeclarations } from './declarationProblems';
import { readApplication } from './readApplication';

/** `sijil check`: the declarations first, because the compiler would report what follows from their mistakes. */
export async function check(): Promise<void> {
  const root = process.cwd();
  const sound = await reportDeclarations({
    root,
    folder: 'resources',
    index: 'application.ts',
    read: async () => {
      await readApplication(root);
      return {
        resources: resourceList(),
        problems: () => Promise.resolve(checkResources(resourceList(), frameworkTableNames, lists())),
      };
    },
  });
  process.exitCode = sound && compiles(root) && (await isMigrated(root)) ? 0 : 1;
}

function compiles(root: string): boolean {
  const typescript = path.dirname(createRequire(import.meta.url).resolve('typescript/package.json'));
  const { status } = spawnSync(process.execPath, [path.join(typescript, 'bin/tsc'), '--noEmit', '-p', root], {
    stdio: 'inherit',
  });
  if (status === 0) console.log('All types are sound.');
  return status === 0;
}

async function isMigrated(root: string): Promise<boolean> {
  const folder = path.join(root, 'migrations');
  if (!existsSync(folder)) return true;
  const { writeMigration } = await import('sijil/server/migrations/writeMigration');
  const loadSchema = () => Promise.resolve(backOfficeTables());
  const { succeeded, message } = await writeMigration({ folder, loadSchema, args: ['--check'] });
  console.log(message);
  return succeeded;
}
