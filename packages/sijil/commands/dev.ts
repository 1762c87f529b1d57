import { spawn } from 'node:child_process';
import path from 'node:path';
import { readConfig } from 'sijil/server/config/readConfig';
import { pagesOf } from './buildPages';

/** `sijil dev`: restarts the server when its code changes; Vite serves the pages and reloads them in place. */
export async function dev(): Promise<void> {
  const folder = process.cwd();
  const { port } = readConfig(process.env);
  const command = path.join(import.meta.dirname, '../sijil.mjs');
  const server = spawn(process.execPath, ['--watch', command, 'start', '--api'], {
    stdio: 'inherit',
    // Separate process group: a Ctrl-C reaches it once, as the SIGTERM below, and its database shuts down cleanly.
    detached: true,
  });
  const { createServer } = await import('vite');
  const api = `http://localhost:${port}`;
  const pages = await pagesOf(folder);
  const vite = await createServer({
    ...pages,
    server: { port: 5173, proxy: { '/api': api, '/files': api } },
  });
  await vite.listen();
  vite.printUrls();
  const stop = () => {
    server.kill('SIGTERM');
    void vite.close();
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  server.once('exit', stop);
}
