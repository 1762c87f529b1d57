// `npm start`: installs and builds what is missing or stale, then runs the portal.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { ensureBuilt } from './ensureBuilt.mjs';
import { ensureInstalled } from './ensureInstalled.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

// What is set outside wins over the file. A portal in a container has none.
if (existsSync(path.join(root, '.env'))) process.loadEnvFile(path.join(root, '.env'));

ensureInstalled();
if (!ensureBuilt()) process.exit(1);

// The channel ("ipc") closes when this process ends, however it ends, and the server then stops too.
const server = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts', ...process.argv.slice(2)], {
  cwd: root,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
// A Ctrl-C in a terminal reaches the server as well, and npm sends this process a second one. So the server
// alone counts SIGINTs (two force it to end), and whatever reaches us becomes a SIGTERM, which only asks.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => server.kill('SIGTERM'));
}
server.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));

// npm runs us through a shell. A SIGTERM to npm ends the shell, which does not pass it on: being left by
// one's parent is then the only sign of it.
const parent = process.ppid;
const watchParent = () => process.ppid !== parent && server.kill('SIGTERM');
if (process.env.npm_lifecycle_event !== undefined) setInterval(watchParent, 500).unref();
