import { defineConfig } from 'vitest/config';
import type { Reporter, Vitest } from 'vitest/node';
import { common, projectsOf } from '../../vitest.config.ts';

/** Folders and files of tests that judge. Those that read the sources' text or start the built portal see no mutant. */
const chosen = (process.env['MUTATE_TESTS'] ?? 'domain').split(',').map((name) => `tests/${name}`);

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
  ...common,
  test: {
    globalSetup: ['tests/support/serverOfRun.ts'],
    reporters: [new UnreadableFiles()],
    projects: projectsOf((file) => chosen.some((name) => file === name || file.startsWith(`${name}/`)), {
      setupFiles: ['tests/mutation/coverFiles.ts'],
      testTimeout: 60_000,
    }),
  },
});
