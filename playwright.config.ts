import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { defineConfig } from '@playwright/test';

import { findChromium } from './scripts/findChromium';
import { findFreePort } from '#framework/server/db/embedded/launchPostgres';

// The workers read this file too, and inherit what the first reading has set.
process.env.CHROMIUM_PATH ??= findChromium();
process.env.E2E_PORT ??= String(await findFreePort());
const port = process.env.E2E_PORT;
// A folder that is named is new, or holds the demo already (scripts/playDemo.ts); otherwise every run begins with none.
if (process.env.E2E_DATA_DIR === undefined) {
  // One for each checkout, so that two of them can be tested at the same time.
  const checkout = createHash('sha256')
    .update(import.meta.dirname)
    .digest('hex')
    .slice(0, 8);
  process.env.E2E_DATA_DIR = path.join(tmpdir(), `salama-e2e-${checkout}`);
  rmSync(process.env.E2E_DATA_DIR, { recursive: true, force: true });
}
const dataDir = process.env.E2E_DATA_DIR;

// The journeys never run on a database that somebody has set for something else.
delete process.env.DATABASE_URL;

export default defineConfig({
  testDir: 'tests/e2e',
  // What is counted on request alone (`npm run journeys -- --count`) is apart from the tests of every check.
  testMatch: process.env.COUNT_PRESSES === undefined ? '**/*.test.ts' : '**/*.journey.ts',
  outputDir: 'test-results',
  // One more than the cores that a check has: a page that waits for its answer leaves one idle. A fourth saves a tenth of the
  // time on a quiet machine, and on a busy one makes every journey too slow for its limit.
  workers: 3,
  // The tests of a file depend on no other, so that no browser waits while the other one has a long file left.
  fullyParallel: true,
  // A journey passes a dozen pages on two busy cores; a second failure is a real one.
  retries: process.env.CI === undefined ? 0 : 1,
  // Limits for a machine of half the usual speed: what is broken fails at any, and what is slow is measured by the benchmarks.
  timeout: 150_000,
  expect: { timeout: 20_000 },
  forbidOnly: process.env.CI !== undefined,
  reporter: [
    ['list'],
    ['./tests/e2e/support/coldLoadReporter.ts'],
    ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE === undefined ? [] : [['json'] as ['json']]),
  ],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    timezoneId: 'Asia/Riyadh',
    actionTimeout: 30_000,
    // Recording costs half as much again as the page itself: only what is tried again, or `--trace on`.
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
    // Without the flags that spare a server memory: here the processor is what is short.
    command: 'node --import tsx scripts/prepare.ts server && exec node dist/server/main.js',
    url: `http://127.0.0.1:${port}/api/v1/health`,
    timeout: 120_000,
    reuseExistingServer: false,
    // Without it the server is killed, and its database outlives it.
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
