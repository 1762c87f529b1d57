/**
 * `npm run journeys`: plays a new company's way to its first paid order on a phone, and prints what it asks of somebody's
 * fingers: clicks, typed fields, uploads. With `--count` it plays what a general admin designs while the portal runs, on a
 * phone and on a desktop, and prints the presses of each task beside the most that it may take.
 */
import { spawn } from 'node:child_process';
import { ensureBuilt } from './ensureBuilt.mjs';

ensureBuilt('portal');
const counts = process.argv.includes('--count');
const journey = counts
  ? // One after the other: each device changes the design of the same demo.
    ['tests/e2e/design.journey.ts', '--workers=1']
  : ['tests/e2e/registration.test.ts', '--project', 'phone-ar'];
const env = { ...process.env, ...(counts && { COUNT_PRESSES: 'on' }) };
spawn('npx', ['playwright', 'test', ...journey], { stdio: 'inherit', env }).on(
  'exit',
  (code) => (process.exitCode = code ?? 1),
);
