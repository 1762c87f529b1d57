/**
 * `npm run journeys`: plays a new company's way to its first paid order on a phone, and prints what it asks of somebody's
 * fingers: clicks, typed fields, uploads. `--count` is the same, said aloud.
 */
import { spawn } from 'node:child_process';
import { ensureBuilt } from './ensureBuilt.mjs';

ensureBuilt('portal');
const journey = ['playwright', 'test', 'tests/e2e/registration.test.ts', '--project', 'phone-ar'];
spawn('npx', journey, { stdio: 'inherit' }).on('exit', (code) => (process.exitCode = code ?? 1));
