import path from 'node:path';

import { defineConfig } from 'vitest/config';
import type { Reporter, Vitest } from 'vitest/node';

/** Folders of tests, of the area that is judged. Those that read the sources' text or start the built portal see no mutant. */
const folders = (process.env['MUTATE_TESTS'] ?? 'domain').split(',');
const root = path.resolve(import.meta.dirname, '../..');

/** A test file that a mutant keeps from being read has no test that fails: Stryker hears of it as an error of the run. */
class UnreadableFiles implements Reporter {
  private vitest: Vitest | undefined;
  onInit(vitest: Vitest) {
    this.vitest = vitest;
  }
  onTestModuleEnd(module: Parameters<NonNullable<Reporter['onTestModuleEnd']>>[0]) {
    for (const { message } of module.errors())
      this.vitest?.state.catchError(new Error(`${module.moduleId}: ${message}`), 'Unreadable test file');
  }
}

export default defineConfig({
  resolve: { alias: { '@framework': path.join(root, 'framework/react'), '@': path.join(root, 'src') } },
  test: {
    include: folders.map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`),
    globalSetup: ['tests/support/postgresServer.ts'],
    setupFiles: ['tests/mutation/coverFiles.ts'],
    reporters: [new UnreadableFiles()],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
