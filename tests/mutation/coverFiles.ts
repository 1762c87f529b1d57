import { afterAll, beforeAll, inject, type RunnerTask } from 'vitest';

/** Stryker's record of who has run which mutant (`InstrumenterContext` of @stryker-mutator/api). */
interface Instrumented {
  currentTestId?: string | undefined;
  mutantCoverage?: { perTest: Record<string, Record<string, number>> };
}
declare global {
  var __stryker__: Instrumented | undefined;
}
declare module 'vitest' {
  interface ProvidedContext {
    mode: 'dry-run' | 'mutant';
  }
}

/**
 * Stryker counts for a test only what runs inside it, and runs every test for a mutant that a `beforeAll` has reached: most of
 * ours build a portal there. So a file's tests all count for what any part of the file runs once it has been read.
 */
if (inject('mode') === 'dry-run') {
  const record = (globalThis.__stryker__ ??= {});
  const ofFile = 'the file';
  let running = false;
  Object.defineProperty(record, 'currentTestId', {
    configurable: true,
    get: () => (running ? ofFile : undefined),
    set() {},
  });
  beforeAll(() => {
    running = true;
  });
  // oxlint-disable-next-line no-empty-pattern -- vitest gives the suite only to a function that destructures its fixtures
  afterAll(({}, suite) => {
    running = false;
    const { perTest } = record.mutantCoverage ?? { perTest: {} };
    const covered = perTest[ofFile];
    delete perTest[ofFile];
    if (covered) for (const id of idsOf(suite.tasks, suite.file.filepath)) perTest[id] = covered;
  });
}

/** Ids of tests as the runner writes them: the file, `#`, and the names of suites and test. */
function idsOf(tasks: readonly RunnerTask[], file: string, names: readonly string[] = []): string[] {
  return tasks.flatMap((task) =>
    task.type === 'suite'
      ? idsOf(task.tasks, file, [...names, task.name])
      : [`${file}#${[...names, task.name].join(' ').trim()}`],
  );
}
