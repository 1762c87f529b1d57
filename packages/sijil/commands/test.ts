import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ConfigurationError } from 'sijil/server/config/serverConfig';
import { startTemporaryPostgres, testServerVariable } from 'sijil/server/db/embedded/temporaryPostgres';
import { readApplication } from './readApplication';

/**
 * `sijil test [FILE…]`: runs the tests that follow from the declarations and those of the application (`*.test.ts`) with Node's own
 * test runner, on a PostgreSQL that is deleted afterwards; with names, these files alone.
 */
export async function test(named: readonly string[]): Promise<void> {
  const { folder } = await readApplication();
  if (!existsSync(path.join(folder, 'migrations')))
    throw new ConfigurationError(
      'A28 There are no migrations. Run "sijil migration first", or start the application once.',
    );
  const files = named.length > 0 ? named : [generatedTests(), ...testsIn(folder)];
  const postgres = await startTemporaryPostgres();
  try {
    const runner = spawn(
      process.execPath,
      ['--import', import.meta.resolve('tsx'), '--test', '--test-reporter=spec', ...files],
      { cwd: folder, stdio: 'inherit', env: { ...process.env, [testServerVariable]: postgres.url } },
    );
    const [code] = (await once(runner, 'exit')) as [number | null];
    process.exitCode = code ?? 1;
  } finally {
    await postgres.stop();
  }
}

/** TypeScript in this repository, JavaScript in the package. */
function generatedTests(): string {
  const file = path.join(import.meta.dirname, '../testing/generated');
  return existsSync(`${file}.ts`) ? `${file}.ts` : `${file}.js`;
}

const foreign = new Set(['node_modules', 'dist', 'data']);

function testsIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const found = path.join(folder, entry.name);
    if (entry.isDirectory()) return foreign.has(entry.name) ? [] : testsIn(found);
    return /\.test\.tsx?$/.test(entry.name) ? [found] : [];
  });
}
