// First: files of the tests read the application as they load.
import './tests/support/registerApplication';
import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { defineConfig, type ReporterDescription } from '@playwright/test';

import { findChromium } from './scripts/findChromium';
import { findFreePort } from 'sijil/server/db/embedded/launchPostgres';

// Each worker loads this file again and inherits the variables that the main process has set.
process.env.CHROMIUM_PATH ??= findChromium();
process.env.E2E_PORT ??= String(await findFreePort());
const port = process.env.E2E_PORT;
// A given folder is empty or contains the demo (scripts/playDemo.ts); otherwise each run starts with a new folder.
if (process.env.E2E_DATA_DIR === undefined) {
  // One folder per checkout, so that several can be tested at the same time.
  const checkout = createHash('sha256')
    .update(import.meta.dirname)
    .digest('hex')
    .slice(0, 8);
  process.env.E2E_DATA_DIR = path.join(tmpdir(), `salama-e2e-${checkout}`);
  rmSync(process.env.E2E_DATA_DIR, { recursive: true, force: true });
}
const dataDir = process.env.E2E_DATA_DIR;

// Journeys never run on the database of the environment.
delete process.env.DATABASE_URL;

export const reporter: ReporterDescription[] = [
  ['list'],
  ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE === undefined ? [] : [['json'] as ['json']]),
];

export default defineConfig({
  testDir: 'tests/e2e',
  // `npm run journeys -- --count` runs other files, which are no part of the checks.
  testMatch: process.env.COUNT_PRESSES === undefined ? '**/*.test.ts' : '**/*.journey.ts',
  // playwright.sweeps.config.ts runs these.
  testIgnore: '**/*.sweep.test.ts',
  outputDir: 'test-results',
  // One more than the two cores of a check, because a page that waits for a response leaves a core idle. A fourth worker saves a
  // tenth of the time on an idle machine, but on a busy one journeys exceed their time limit.
  workers: 3,
  // The tests of a file are independent, so they can be distributed over the workers.
  fullyParallel: true,
  // A journey opens a dozen pages on two busy cores. A second failure is real.
  retries: process.env.CI === undefined ? 0 : 1,
  // For a machine of half the usual speed. Speed itself is measured by the benchmarks.
  timeout: 150_000,
  expect: { timeout: 20_000 },
  forbidOnly: process.env.CI !== undefined,
  reporter: [...reporter, ['./tests/e2e/support/coldLoadReporter.ts']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    timezoneId: 'Asia/Riyadh',
    actionTimeout: 30_000,
    // Recording takes half as long as the page itself, so only a retry is recorded, or all tests with `--trace on`.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-gpu',
      ],
    },
  },
  projects: [
    {
      name: 'phone-ar',
      use: {
        viewport: { width: 375, height: 812 },
        deviceScaleFactor: 2,
        hasTouch: true,
        isMobile: true,
        locale: 'ar-SA',
      },
    },
    { name: 'desktop-en', use: { viewport: { width: 1280, height: 800 }, locale: 'en-US' } },
  ],
  webServer: {
    // Without the flags that reduce memory at the cost of processor time, which is scarce here.
    command: 'node --import tsx scripts/prepare.ts field server && exec node dist/server/main.js',
    url: `http://127.0.0.1:${port}/api/v1/health`,
    timeout: 120_000,
    reuseExistingServer: false,
    // Otherwise the server is killed and its database keeps running.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      HOST: '127.0.0.1',
      PORT: port,
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      DATA_DIR: dataDir,
      RATE_LIMIT: 'off',
    },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
