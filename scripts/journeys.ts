/**
 * `npm run journeys`: plays a new company's way to its first paid order on a phone, and prints the input that it takes: clicks,
 * typed fields, uploads. With `--count` it plays the tasks in which a general admin changes the design at run time, on a phone
 * and on a desktop, and prints the presses of each task with the maximum allowed.
 */
import { spawn } from 'node:child_process';
import { ensureBuilt } from './ensureBuilt.mjs';

ensureBuilt('portal');
const counts = process.argv.includes('--count');
const journey = counts
  ? // Sequential, because each device changes the design of the same demo.
    ['tests/e2e/design.journey.ts', '--workers=1']
  : ['tests/e2e/registration.test.ts', '--project', 'phone-ar'];
const env = { ...process.env, ...(counts && { COUNT_PRESSES: 'on' }) };
spawn('npx', ['playwright', 'test', ...journey], { stdio: 'inherit', env }).on(
  'exit',
  (code) => (process.exitCode = code ?? 1),
);
