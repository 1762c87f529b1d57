// `npm start`: installs and builds what is missing or stale, then runs the portal, and restarts it after a crash.
// Plain JavaScript, like all its imports: it starts before node_modules exists, and runs as long as the portal.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { ensureAllBuilt } from './ensureBuilt.mjs';
import { ensureInstalled } from './ensureInstalled.mjs';
import { serverFlags } from './serverFlags.mjs';
import { supervise } from './supervise.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

// Environment variables override the file, which a container lacks.
if (existsSync(path.join(root, '.env'))) process.loadEnvFile(path.join(root, '.env'));

ensureInstalled();
if (!ensureAllBuilt()) process.exit(1);

const portal = supervise({
  args: [...serverFlags, 'dist/server/main.js', ...process.argv.slice(2)],
  cwd: root,
});
// A Ctrl-C in a terminal reaches the server as well, and npm sends this process a second one. So only the
// server counts SIGINTs (two force it to end); every signal here becomes a SIGTERM, which asks for an orderly stop.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => portal.stop());

// npm runs us through a shell. A SIGTERM to npm ends the shell, which does not pass it on: a changed
// parent process is then the only sign of it.
const parent = process.ppid;
const watchParent = () => process.ppid !== parent && portal.stop();
if (process.env.npm_lifecycle_event !== undefined) setInterval(watchParent, 500).unref();

process.exit(await portal.ended);
