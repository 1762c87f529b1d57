/** `npm run dev`: restarts the server when its code changes; Vite serves the portal and reloads it in place. */
import { spawn } from 'node:child_process';

import { createServer } from 'vite';

const server = spawn(process.execPath, ['--watch', '--import', 'tsx', 'server/main.ts'], {
  stdio: 'inherit',
  // Separate process group: a Ctrl-C reaches it once, as the SIGTERM below, and its database shuts down cleanly.
  detached: true,
  env: { NODE_ENV: 'development', ...process.env },
});
const vite = await createServer();
await vite.listen();
vite.printUrls();

const stop = () => {
  server.kill('SIGTERM');
  void vite.close();
};
process.once('SIGINT', stop).once('SIGTERM', stop);
server.once('exit', stop);
