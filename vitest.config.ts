import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import type { InlineConfig } from 'vitest/node';
import { sourceAliases } from './scripts/sourceFolders.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));

/**
 * Folders whose files test functions or a server of their own, and leave nothing that could outlive them. Golden files are read
 * alone: a design that another test has applied changes the declarations.
 */
const tidyFolders = [
  'access',
  'api',
  'attack',
  'config',
  'console',
  'designs',
  'domain',
  'field',
  'foreignFiles',
  'i18n',
  'money',
  'pages',
  'pdf',
  'resources',
  'router',
  'sandbox',
  'theme',
  'workflow',
];

/** Files of tests below a folder of `tests`. */
const testFiles = (folder = '.') =>
  readdirSync(path.join(root, 'tests', folder), { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join('tests', folder, name.split(path.sep).join('/')))
    .filter((file) => /\.test\.tsx?$/.test(file));

const tidyFiles = tidyFolders.flatMap(testFiles);
const holds = (file: string, pattern: RegExp) => pattern.test(readFileSync(path.join(root, file), 'utf8'));

const mocks = /\bvi\.(?:mock|doMock)\(/;
const stubs = /\bvi\.stub\w+\(/;
const loadsTexts = /\bstartI18n\(|\/support\/(?:consoleApp|portalPart)'/;

/** Files of the tidy folders that mock no package, stub no global and load no texts: other files of the worker would see it. */
const shared = tidyFiles.filter(
  (file) => !holds(file, mocks) && !holds(file, stubs) && !holds(file, loadsTexts),
);
/** Files that render parts of the portal with its texts, each with a server of its own in place of `fetch`. */
const texts = tidyFiles.filter((file) => holds(file, loadsTexts) && !holds(file, mocks));

/** For a run and for each of its projects, because a run opens its database by the framework before the projects begin. */
export const common = {
  resolve: {
    alias: {
      ...sourceAliases,
      // Node resolves `antd` to its lib folder: a part of the other copy would not know the language and direction of the page.
      'antd/es': path.join(root, 'node_modules/antd/lib'),
    },
  },
};
/** Inlined, so that it imports the same copy of react-router as the tests. */
const server = { deps: { inline: ['@refinedev/react-router'] } };
/** For a machine of half the usual speed, like those of the journeys. */
const limits = {
  testTimeout: 40_000,
  hookTimeout: 120_000,
  server,
  // Files of a worker share a window: a link that one of them presses (a download) must not empty it for the next.
  environmentOptions: { happyDOM: { settings: { navigation: { disableMainFrameNavigation: true } } } },
  setupFiles: ['tests/support/registerApplication.ts'],
};

/** A file that mocks modules imports the pages itself, where it needs them: its mocks come first. */
const withPages = { setupFiles: [...limits.setupFiles, 'tests/support/registerDrawnPages.ts'] };

/** Projects of the test files that `wanted` accepts: two whose files share a worker, one whose files are isolated. */
export const projectsOf = (wanted: (file: string) => boolean, options: InlineConfig = {}) => [
  // Importing the tested code is most of the time of these files: a worker does it once for all of them.
  {
    ...common,
    test: {
      ...limits,
      ...withPages,
      ...options,
      name: 'shared',
      include: shared.filter(wanted),
      isolate: false,
    },
  },
  {
    ...common,
    test: {
      ...limits,
      ...withPages,
      ...options,
      name: 'texts',
      include: texts.filter(wanted),
      isolate: false,
    },
  },
  {
    ...common,
    test: {
      ...limits,
      ...options,
      name: 'alone',
      include: testFiles().filter((file) => wanted(file) && !shared.includes(file) && !texts.includes(file)),
    },
  },
];

/** True for files that vitest runs: Playwright runs the journeys, and `npm run elsewhere` the tests of its application. */
const isForVitest = (file: string) => !/^tests\/(?:e2e|elsewhere)\//.test(file);
/** True for tests of everything that exists (every right, every field, every kind of fault): `npm test` leaves them to CI. */
const isSweep = (file: string) => /\.sweep\.test\.tsx?$/.test(file);

/** One more than the cores that a check has: tests of lost connections, killed servers and live streams mostly wait. */
const maxWorkers = 3;
const base = { globalSetup: ['tests/support/serverOfRun.ts'], pool: 'forks' as const, maxWorkers };

/** Cache of transformed modules, shared by the projects of this run only, so that it is never out of date. */
const translated = mkdtempSync(path.join(tmpdir(), 'salama-translated-'));
process.once('exit', () => rmSync(translated, { recursive: true, force: true }));
const experimental = { fsModuleCache: true, fsModuleCachePath: translated };

/** The sweeps. */
export const sweeps = defineConfig({
  ...common,
  test: { ...base, experimental, projects: projectsOf((file) => isForVitest(file) && isSweep(file)) },
});

/** A test of a long run works next to one that keeps every core busy. */
const longTest = { testTimeout: 3 * limits.testTimeout };

/** A run that is no part of `npm test`, of the files that the patterns find. */
export const longRun = (...include: string[]) =>
  defineConfig({
    ...common,
    test: { ...base, ...limits, ...longTest, include, disableConsoleIntercept: true },
  });

export default defineConfig({
  ...common,
  test: {
    ...base,
    experimental,
    projects: projectsOf((file) => isForVitest(file) && !isSweep(file)),
  },
});
