import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from 'sijil/server/db/embedded/launchPostgres';
import { ensureAllBuilt } from '../ensureBuilt.mjs';
import { serverFlags } from '../serverFlags.mjs';

interface OpenPortal {
  readonly url: string;
  close(): Promise<void>;
}

/** Returns the portal at URL or PORT, or starts one with the demo business, which `close` removes. */
export async function openPortal(): Promise<OpenPortal> {
  const { URL: url, PORT: port } = process.env;
  if (url || port) return { url: url ?? `http://127.0.0.1:${port}`, close: () => Promise.resolve() };
  if (!ensureAllBuilt()) throw new Error('the portal could not be built');
  const folder = mkdtempSync(path.join(tmpdir(), 'salama-screens-'));
  const own = `http://127.0.0.1:${await findFreePort()}`;
  const server = spawn(process.execPath, [...serverFlags, 'dist/server/main.js'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      DATABASE_URL: '',
      DATA_DIR: folder,
      PORT: new globalThis.URL(own).port,
      PUBLIC_URL: own,
      RATE_LIMIT: 'off',
    },
  });
  const ended = once(server, 'exit');
  await untilReady(`${own}/api/v1/health`, ended);
  return {
    url: own,
    close: async () => {
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilReady(address: string, ended: Promise<unknown>): Promise<void> {
  let gone = false;
  void ended.then(() => (gone = true));
  for (;;) {
    const ready = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    if (gone) throw new Error('the portal ended before it was ready');
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
