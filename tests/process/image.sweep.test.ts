import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findFreePort } from 'sijil/server/db/embedded/launchPostgres';
import { projectRoot } from '../support/folderTree';
import { createTestDatabase, type TestDatabase } from '../support/testDatabase';
import { tinyPng } from '../support/upload';

/** Files that the Dockerfile copies into the image, in a folder without the sources and their packages. */
const folder = mkdtempSync(path.join(tmpdir(), 'salama-image-'));
const image = path.join(folder, 'app');
let database: TestDatabase;
let settings: NodeJS.ProcessEnv;
beforeAll(async () => {
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/imageFiles.ts', image], {
    cwd: projectRoot,
    // Otherwise React would be built in test mode.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  database = await createTestDatabase();
  const secret = path.join(folder, 'database_url');
  writeFileSync(secret, `${database.url}\n`);
  mkdirSync(path.join(folder, 'data'));
  const port = await findFreePort();
  settings = {
    PATH: process.env['PATH'],
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: path.join(folder, 'data'),
    DATABASE_URL_FILE: secret,
    SANDBOX: 'on',
  };
}, 300_000);
afterAll(async () => {
  await database?.drop();
  rmSync(folder, { recursive: true });
});

async function command(name: string, ...given: string[]): Promise<string> {
  const args = [path.join('dist/server', `${name}.js`), ...given];
  return (await promisify(execFile)(process.execPath, args, { cwd: image, env: settings })).stdout;
}

it('the image contains no sources and no frontend or build packages', () => {
  // The image contains only the translations of the pages, which may be changed at runtime.
  for (const folder of ['src', 'packages/sijil']) {
    const files = readdirSync(path.join(image, folder), { recursive: true, withFileTypes: true });
    expect(files.filter((one) => one.isFile() && !one.name.endsWith('.json'))).toEqual([]);
  }
  for (const absent of ['scripts', 'node_modules/antd', 'node_modules/vite'])
    expect(existsSync(path.join(image, absent)), absent).toBe(false);
});

it('the image runs the portal, sign-in, uploads, upgrade check, backup, rehearsal and reconciliation', async () => {
  expect(await command('upgrade', '--check')).toContain('no migration will run');
  const password = /shown only here: (\S+)/.exec(await command('admin', 'owner@example.sa'))?.[1];
  const portal = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: image,
    env: settings,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  try {
    const [first] = await Promise.race([once(portal, 'message'), once(portal, 'exit')]);
    expect(first).toBe('ready');
    const send = (url: string, init?: RequestInit) => fetch(`${settings['PUBLIC_URL']}/api/v1${url}`, init);
    expect((await send('/health/ready')).status).toBe(200);
    expect(await (await fetch(`${settings['PUBLIC_URL']}/`)).text()).toContain('<html');
    const signedIn = await send('/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'owner@example.sa', password }),
    });
    expect(signedIn.status).toBe(200);
    const { token } = (await signedIn.json()) as { token: { plain_text_token: string } };
    const headers = { authorization: `Bearer ${token.plain_text_token}` };
    const changed = await send('/auth/first-password', {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ password: 'Garden5Palm', passwordConfirmation: 'Garden5Palm' }),
    });
    expect(changed.status).toBe(200);
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(tinyPng)]), 'picture.png');
    expect((await send('/files?kind=image', { method: 'POST', headers, body })).status).toBe(201);
    expect(await command('backup', path.join(folder, 'a.backup'))).toContain('1 files');
    expect(await command('restore', folder, '--rehearse')).toMatch(
      /a\.backup into a scratch .* adds up.* 1 files/,
    );
    expect(await command('reconcile', '--files')).toMatch(
      /0 differences[\s\S]*: 1 files .* as their hash says/,
    );
  } finally {
    portal.kill('SIGTERM');
    await once(portal, 'exit');
  }
}, 240_000);
