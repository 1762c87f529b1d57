// `npm test`: every check in order, ending with one line "N passed, N failed". `--static`: only those that run nothing.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { ensureBuilt } from './ensureBuilt.mjs';
import { ensureInstalled } from './ensureInstalled.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const reports = mkdtempSync(path.join(tmpdir(), 'salama-test-'));
const report = {
  vitest: path.join(reports, 'vitest.json'),
  playwright: path.join(reports, 'playwright.json'),
};

const staticSteps = [
  ['Declarations', () => run('tsx', 'scripts/declarations.ts')],
  ['Migrations', () => run('tsx', 'scripts/migration.ts', '--check')],
  ['Formatting', () => run('oxfmt', '--check')],
  ['Lint and boundaries', () => run('oxlint', '--type-aware', '--deny-warnings')],
  ['Types', () => run('tsc')],
  ['Types of the pure folders', () => run('tsc', '-p', 'tsconfig.pure.json')],
  ['Dead code', () => run('knip')],
];
const runningSteps = [
  [
    'Tests',
    () => run('vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report.vitest}`),
  ],
  ['Build', ensureBuilt],
  ['Browser', provideChromium],
  ['Journeys in a browser', () => run('playwright', 'test', '--reporter=list,json')],
];

ensureInstalled();
const onlyStatic = process.argv.includes('--static');
const failedStep = await runSteps(onlyStatic ? staticSteps : [...staticSteps, ...runningSteps]);
const { passed, failed } = countTests();
rmSync(reports, { recursive: true, force: true });
if (failedStep) console.log(`\n✗ ${failedStep} failed; the steps after it did not run.`);
// A failed step counts as a failure even where no test of it could run.
// What runs nothing has no tests to count.
console.log(
  onlyStatic && !failedStep
    ? `\nAll is well: ${staticSteps.map(([name]) => name.toLowerCase()).join(', ')}.`
    : `\n${passed} passed, ${failedStep ? Math.max(failed, 1) : failed} failed`,
);
process.exitCode = failedStep ? 1 : 0;

async function runSteps(steps) {
  for (const [name, step] of steps) {
    console.log(`\n── ${name}`);
    const begun = performance.now();
    const succeeded = await step();
    console.log(
      `── ${name}: ${succeeded ? 'ok' : 'FAILED'}, ${((performance.now() - begun) / 1000).toFixed(1)} s`,
    );
    if (!succeeded) return name;
  }
  return undefined;
}

/** Runs a program of node_modules; true when it ends well. */
function run(name, ...args) {
  const program = path.join(root, 'node_modules/.bin', name);
  const child = spawn(program, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report.playwright,
      E2E_DATA_DIR: path.join(reports, 'e2e'),
    },
  });
  const forward = () => child.kill('SIGTERM');
  process.once('SIGINT', forward).once('SIGTERM', forward);
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(error.message);
      resolve(false);
    });
    child.once('exit', (code) => {
      process.off('SIGINT', forward).off('SIGTERM', forward);
      resolve(code === 0);
    });
  });
}

async function provideChromium() {
  const { ensureChromium } = await import('./findChromium.mjs');
  const chromium = ensureChromium();
  if (chromium === undefined) {
    console.error(
      'No Chromium was found. Install one ("apt-get install chromium" as root, or "npx playwright install ' +
        '--with-deps chromium") or name one in CHROMIUM_PATH.',
    );
    return false;
  }
  console.log(chromium);
  process.env.CHROMIUM_PATH = chromium;
  return true;
}

function countTests() {
  const vitest = readReport(report.vitest);
  const journeys = readReport(report.playwright)?.stats;
  return {
    passed: (vitest?.numPassedTests ?? 0) + (journeys?.expected ?? 0) + (journeys?.flaky ?? 0),
    failed: (vitest?.numFailedTests ?? 0) + (journeys?.unexpected ?? 0),
  };
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
