/**
 * Creates the demo company in the folder E2E_DATA_DIR, for the journeys of `npm test`. It leaves a core idle, which the checks
 * use; otherwise the browsers would wait for it later.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { findFreePort } from 'sijil/server/db/embedded/launchPostgres';
import { ensureBuilt } from './ensureBuilt.mjs';

const dataDir = process.env['E2E_DATA_DIR'];
if (!dataDir) throw new Error('E2E_DATA_DIR names no folder');
if (!ensureBuilt('server')) process.exit(1);

const server = fork('dist/server/main.js', [], {
  env: { ...process.env, HOST: '127.0.0.1', PORT: String(await findFreePort()), DATA_DIR: dataDir },
  // Its printed address would be mistaken for the portal's.
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
});
const ended = once(server, 'exit');
await Promise.race([once(server, 'message'), ended]);
const isReady = server.exitCode === null;
server.kill('SIGTERM');
const [code] = (await ended) as [number | null];
process.exitCode = isReady ? (code ?? 1) : 1;
