import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { operations } from '#domain/access/operations';
import { roles } from '#domain/access/roles';
import { buildApp } from '../../server/application';
import { readConfig } from '../../server/config/readConfig';
import { createDependencies } from '../../server/process';
import { connectDatabase } from 'sijil/server/db/connect';
import { Portal } from '../faults/portal';
import { hostileFile, hostileFileNames, largestPicture } from '../support/hostileFiles';
import { asRole, openSession } from '../support/people';
import { readCatalogue } from './catalogue';
import { overload } from './overload';
import type { InjectedAnswer, Target } from './target';
import type { Attacker } from './attackers';

/** Longest allowed wait for the health check while the portal works on the attacks. */
const longestMs = 200;

interface Seen {
  readonly polls: number;
  /** Answers other than 200 by their status, or the errors of their connections. */
  readonly faults: Readonly<Record<string, number>>;
  readonly longestMs: number;
  /** Longest wait in CPU time of the portal's main thread, which a busy machine does not lengthen. */
  readonly longestTurnMs: number;
}

let portal: Portal;
let built: Awaited<ReturnType<typeof buildApp>>;
let target: Target;
let attackers: Attacker[];
beforeAll(async () => {
  portal = await Portal.begin();
  const config = readConfig({
    DATA_DIR: portal.dataDir,
    DATABASE_URL: portal.databaseUrl,
    SANDBOX: 'on',
    LOG_LEVEL: 'silent',
  });
  built = await buildApp(await createDependencies(config, connectDatabase(portal.databaseUrl)));
  // The document takes long to create, and is the same in this process.
  const isDocument = ({ url }: InjectOptions) => typeof url === 'string' && url.endsWith('/openapi.json');
  target = {
    api: built.api,
    app: { inject: (call) => (isDocument(call) ? built.app.inject(call) : send(call)) },
  };
  attackers = [{ name: 'stranger', person: null }];
  const supervisor = await asRole(built, 'supervisor');
  for (const role of roles) {
    const { id } = await asRole(built, role, { supervisorId: supervisor.id });
    attackers.push({ name: role, person: { id, role, client: role === 'client' ? id : null, branches: [] } });
  }
  await readCatalogue(target);
}, 300_000);
afterAll(async () => {
  await built?.app.close();
  await built?.api.db.$client.end();
  await portal?.throwAway();
}, 60_000);

/** Calls the portal in its own process over the network. */
async function send({ method = 'GET', url, headers, payload }: InjectOptions): Promise<InjectedAnswer> {
  const answer = await fetch(`${portal.url}${typeof url === 'string' ? url : url?.pathname}`, {
    method,
    // A keep-alive connection may be closed by the server while a call is written to it.
    headers: { ...(headers as Record<string, string>), connection: 'close' },
    ...(payload !== undefined && { body: payload as string }),
  });
  return { statusCode: answer.status, payload: await answer.text() };
}

/** Polls the portal's health from a separate process while a function runs. */
async function watched(work: () => Promise<void>): Promise<Seen> {
  const script = fileURLToPath(new URL('../support/threads/healthPoller.mjs', import.meta.url));
  const poller = fork(
    script,
    [`${portal.url}/api/v1${operations['system.health'].url}`, String(portal.pid)],
    { execArgv: [] },
  );
  await once(poller, 'message');
  await work();
  poller.send('end');
  const [seen] = (await once(poller, 'message')) as [Seen];
  console.log(
    `${seen.polls} times asked, faults ${JSON.stringify(seen.faults)}; the longest wait ${Math.round(seen.longestTurnMs)} ms ` +
      `of the portal’s processor time, ${Math.round(seen.longestMs)} ms by the clock of this machine`,
  );
  return seen;
}

it('the health check stays fast while every operation receives the largest, worst-shaped bodies', async () => {
  let faults: readonly string[] = [];
  let calls = 0;
  const seen = await watched(async () => {
    ({ faults, calls } = await overload(target, attackers));
  });
  console.log(`${calls} bodies`);
  expect(faults).toEqual([]);
  expect(calls).toBeGreaterThan(1000);
  expect(seen.faults).toEqual({});
  expect(seen.longestTurnMs).toBeLessThan(longestMs);
}, 3_600_000);

it('the health check stays fast while hostile files and the largest pictures are uploaded', async () => {
  const clients = attackers.filter(({ name }) => name === 'client');
  const statuses = new Map<number, number>();
  const picture = await largestPicture();
  const files = [...hostileFileNames.map(hostileFile), ...Array.from({ length: 20 }, () => picture)];
  const upload = async (content: Buffer, token: string) => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(content)]), 'a');
    const answer = await fetch(`${portal.url}/api/v1${operations['files.upload'].url}?kind=document`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        connection: 'close',
      },
      body: form,
    });
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
  };
  const seen = await watched(async () => {
    const token = await openSession(built, String(clients[0]?.person?.id));
    // Each file separately, then all at once.
    for (const file of files.slice(0, hostileFileNames.length + 1)) await upload(file, token);
    await Promise.all(files.map(async (file) => upload(file, (await asRole(built, 'client')).token)));
  });
  console.log([...statuses].map(([status, count]) => `${count} × ${status}`).join(', '));
  expect([...statuses.keys()].filter((status) => ![201, 415, 422, 429, 503].includes(status))).toEqual([]);
  expect(seen.faults).toEqual({});
  expect(seen.longestTurnMs).toBeLessThan(longestMs);
}, 600_000);
