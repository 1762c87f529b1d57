import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findFreePort } from 'sijil/server/db/embedded/launchPostgres';
import { Caller } from '../faults/caller';
import { projectRoot } from '../support/folderTree';
import { createTestDatabase, type TestDatabase } from '../support/testDatabase';
import { tinyPng } from '../support/upload';
import { findContainerEngine, runEngine } from './containerEngine';

/**
 * The unchanged Dockerfile, built and started as docs/deployment.md says. Without a registry, first create a base image with
 * Node and a user `node` (1000), named as in the Dockerfile's first line.
 */
const image = 'salama-check';
const name = `salama-check-${randomUUID()}`;
const volume = `${name}-files`;
let engine: string;
let database: TestDatabase;
let caller: Caller;
let address: string;

const ask = (...args: string[]) => runEngine(engine, args);
const inside = (...command: string[]) => ask('exec', name, ...command);
const inspect = async (format: string) => JSON.parse(await ask('inspect', '--format', format, name));

beforeAll(async () => {
  engine = findContainerEngine();
  // In its default format, podman drops the health check.
  const env = { ...process.env, BUILDAH_FORMAT: 'docker' };
  await runEngine(engine, ['build', '-t', image, '.'], { cwd: projectRoot, env });
  database = await createTestDatabase();
  const port = await findFreePort();
  address = `http://127.0.0.1:${port}`;
  const settings = {
    DATABASE_URL: database.url,
    PORT: port,
    PUBLIC_URL: address,
    SANDBOX: 'on',
  };
  const place = ['--name', name, '--network', 'host', '--volume', `${volume}:/data`];
  const limits = ['--read-only', '--tmpfs', '/tmp', '--cap-drop', 'ALL'];
  const given = Object.entries(settings).flatMap(([key, value]) => ['--env', `${key}=${value}`]);
  await ask('run', '--detach', ...place, ...limits, ...given, image);
  caller = new Caller(address);
}, 1_800_000);

afterAll(async () => {
  if (!engine) return;
  await ask('rm', '--force', name).catch(() => undefined);
  await ask('volume', 'rm', '--force', volume).catch(() => undefined);
  await database?.drop();
}, 120_000);

it('the container becomes ready, and its health check fails when nothing answers', async () => {
  const answers = async () => (await fetch(`${address}/api/v1/health/ready`).catch(() => undefined))?.status;
  const end = performance.now() + 240_000;
  while ((await answers()) !== 200 && performance.now() < end) await pause(200);
  expect(await answers(), await ask('logs', name)).toBe(200);
  const { Test: test }: { Test: string[] } = await inspect('{{json .Config.Healthcheck}}');
  expect(test[0]).toBe('CMD');
  const command = test.slice(1);
  await inside(...command);
  await expect(ask('exec', '--env', 'PORT=1', name, ...command)).rejects.toThrow();
}, 300_000);

it('the container runs as an unprivileged user and can write only to its files and /tmp', async () => {
  expect(await inside('id', '-u')).toBe('1000');
  expect(await inside('sh', '-c', 'grep CapEff /proc/1/status')).toMatch(/\b0{16}$/);
  await inside('touch', '/tmp/written', '/data/written');
  for (const place of ['/app', '/', '/home/node'])
    await expect(inside('touch', `${place}/written`), place).rejects.toThrow(/Read-only file system/);
}, 120_000);

it('the container signs an admin in, accepts a picture and renders a PDF', async () => {
  const made = await inside('node', 'dist/server/admin.js', 'owner@example.sa');
  const password = /shown only here: (\S+)/.exec(made)?.[1];
  const signedIn = await caller.operation<{ token: { plain_text_token: string } }>('auth.login', '', {
    body: { email: 'owner@example.sa', password },
  });
  expect(signedIn.status).toBe(200);
  const token = signedIn.body.token.plain_text_token;
  const chosen = 'Garden5Palm';
  const body = { password: chosen, passwordConfirmation: chosen };
  expect((await caller.operation('auth.changeFirstPassword', token, { body })).status).toBe(200);

  const headers = { authorization: `Bearer ${token}` };
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(tinyPng)]), 'picture.png');
  const stored = await fetch(`${address}/api/v1/files?kind=image`, {
    method: 'POST',
    headers,
    body: form,
  });
  expect(stored.status).toBe(201);

  const listed = await caller.operation<{ id: string }[]>('contractTemplates.list', token);
  const [template] = listed.body;
  const drawn = await fetch(`${address}/api/v1/templates/contracts/${template?.id}/preview?language=ar`, {
    headers,
  });
  expect([
    drawn.status,
    Buffer.from(await drawn.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ]).toEqual([200, '%PDF-']);
}, 240_000);

it('the container stops gracefully with exit code 0 within 18 seconds', async () => {
  const begun = performance.now();
  await ask('stop', '--time', '20', name);
  expect(performance.now() - begun).toBeLessThan(18_000);
  expect(await inspect('{{json .State.ExitCode}}')).toBe(0);
}, 60_000);

it('the image is smaller than 400 MB', async () => {
  expect(Number(await ask('image', 'inspect', '--format', '{{.Size}}', image))).toBeLessThan(400_000_000);
});
