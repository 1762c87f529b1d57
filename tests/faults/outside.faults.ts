import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { moveDatabase } from 'sijil/server/db/connect';
import { operations } from '#domain/access/operations';
import { samplePicture } from '../../server/seed/sample/samplePicture';
import { hasPooler, startPooler } from '../support/pooler';
import { countEffects, exactlyOnce, hurryJobs } from './effects';
import { Journeys } from './journeys';
import { findLosses } from './losses';
import { MailServer } from './mailServer';
import { Orders } from './orders';
import { hasOutsidePostgres, OutsidePostgres } from './outsidePostgres';
import { Pair } from './pair';
import { addPeople, type People } from './people';

/** Two processes behind a proxy on an external PostgreSQL; skipped where PostgreSQL 15 is not installed. */
const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

const endOthers = `select pg_terminate_backend(pid) from pg_stat_activity where datname = 'portal' and pid <> pg_backend_pid()`;

const later = <T extends { throwAway(): Promise<void> }>(one: T): T => {
  ends.push(() => one.throwAway());
  return one;
};

interface Scene {
  readonly pair: Pair;
  readonly people: People;
  readonly orders: Orders;
  readonly journeys: Journeys;
}

/** Starts people who work on a pair of processes. */
async function work(pair: Pair): Promise<Scene> {
  const people = await addPeople(pair);
  ends.push(() => people.test.close());
  const orders = new Orders(pair, people.company).begin(3);
  const journeys = new Journeys(pair.url, people).begin();
  await orders.untilMore(3);
  await journeys.untilMore(1);
  return { pair, people, orders, journeys };
}

/** Stops the work, waits until nothing is pending, and asserts that the fault caused no losses. */
async function costNothing(
  { pair, orders, journeys }: Scene,
  trouble: string,
  mail?: MailServer,
): Promise<void> {
  await orders.stop();
  await journeys.stop();
  await pair.untilWell();
  await hurryJobs(pair.databaseUrl);
  const losses = await findLosses(pair, orders.promised.values());
  const effects = await countEffects(pair.databaseUrl, journeys.done, mail?.ids);
  const { refunded, pictures } = journeys.done;
  console.log(
    `${trouble}: ${orders.promised.size} orders (${orders.summary()}), ${refunded.length} payments and refunds, ` +
      `${pictures.length} pictures${mail ? `, ${new Set(mail.ids).size} mails (${mail.ids.length} received)` : ''}, ` +
      `${journeys.repeated} calls repeated, the longest wait ${(orders.longestMs / 1000).toFixed(1)} s; ` +
      `${losses.lost.length} lost, ${losses.half.length} half written, ${losses.stuck.length} stuck`,
  );
  expect({ ...losses, ...effects, faults: orders.faults }).toEqual({
    lost: [],
    half: [],
    stuck: [],
    ...exactlyOnce,
    faults: 0,
  });
}

/** Returns the seconds until an order succeeds again. */
async function secondsUntilServed(orders: Orders, begun = performance.now()): Promise<string> {
  await orders.untilMore(1);
  return ((performance.now() - begun) / 1000).toFixed(1);
}

describe.skipIf(!hasOutsidePostgres)('two processes on an external PostgreSQL', () => {
  it('lose nothing when the primary stops, and find the promoted standby automatically', async () => {
    const primary = later(await OutsidePostgres.begin());
    const standby = later(await primary.standby());
    // Every confirmed write is on both servers.
    await primary.ask(`alter system set synchronous_standby_names = '*'`, 'postgres');
    await primary.ask('select pg_reload_conf()', 'postgres');
    const hosts = primary.url.replace(/@([^/]+)/, `@127.0.0.1:${primary.port},127.0.0.1:${standby.port}`);
    const pair = later(await Pair.begin({ databaseUrl: hosts }, primary.url));
    const scene = await work(pair);
    const begun = performance.now();
    await primary.stop();
    await standby.ask('select pg_promote()');
    pair.databaseUrl = standby.url;
    moveDatabase(scene.people.test.api.db, standby.url);
    const seconds = await secondsUntilServed(scene.orders, begun);
    console.log(`failover: orders again ${seconds} s after the primary was told to stop`);
    await scene.orders.untilMore(4);
    await costNothing(scene, 'failover');
  }, 900_000);

  it('serve reads from a read-only database, and resume writes when it is writable again', async () => {
    const server = later(await OutsidePostgres.begin());
    const pair = later(await Pair.begin({ databaseUrl: server.url }));
    const scene = await work(pair);
    await server.ask('alter database portal set default_transaction_read_only = on', 'postgres');
    await server.ask(endOthers, 'postgres');
    await pause(8_000);
    const health = await fetch(`${pair.url}/api/v1/health`);
    expect([health.status, await health.json()]).toMatchObject([503, { database: 'readonly' }]);
    expect((await fetch(`${pair.url}/api/v1/settings`)).status).toBe(200);
    await server.ask('alter database portal reset default_transaction_read_only', 'postgres');
    const seconds = await secondsUntilServed(scene.orders);
    console.log(`read-only: orders again after ${seconds} s`);
    await scene.orders.untilMore(4);
    await costNothing(scene, 'read-only for 8 s');
  }, 900_000);

  it.skipIf(!hasPooler)(
    'lose nothing when killed in turn behind PgBouncer in transaction mode',
    async () => {
      const server = later(await OutsidePostgres.begin());
      const pooler = await startPooler(server.url, ['ignore_startup_parameters = options']);
      ends.push(() => pooler.stop());
      for (const [name, value] of await roleSettings())
        await server.ask(`alter role portal in database portal set ${name} = '${value}'`);
      // A connection that the pooler opened before does not have these settings.
      await server.ask(endOthers, 'postgres');
      const settings = { DATABASE_DIRECT_URL: server.url, DATABASE_PREPARE: 'off' };
      const pair = later(await Pair.begin({ databaseUrl: pooler.url, settings }, server.url));
      const scene = await work(pair);
      for (const index of [0, 1, 0]) {
        await pair.killAndStart(index);
        await scene.orders.untilMore(3);
      }
      await scene.journeys.untilMore(1);
      await costNothing(scene, 'three kills behind PgBouncer');
    },
    900_000,
  );

  it('lose nothing over a full database disk', async ({ skip }) => {
    const disk = mkdtempSync(path.join(tmpdir(), 'salama-small-'));
    if (!mount(disk, '700m')) skip('a small disk can be made by root alone');
    ends.push(() => execFileSync('umount', ['-l', disk]));
    const folder = path.join(disk, 'database');
    mkdirSync(folder);
    const server = later(await OutsidePostgres.begin(folder));
    const pair = later(await Pair.begin({ databaseUrl: server.url }));
    const scene = await work(pair);
    const ballast = path.join(disk, 'ballast');
    fill(ballast, disk);
    await pause(10_000);
    rmSync(ballast);
    // A PostgreSQL that cannot write its log exits; whatever supervises it starts it again.
    await pause(2_000);
    const ended = !server.isRunning;
    if (ended) await server.start();
    const seconds = await secondsUntilServed(scene.orders);
    console.log(
      `a full disk of the database: it ${ended ? 'ended' : 'went on'}; orders again after ${seconds} s`,
    );
    // A full disk is answered with 507.
    const faults = scene.orders.statuses.get(507) ?? 0;
    scene.orders.statuses.delete(507);
    console.log(`a full disk of the database: ${faults} × 507`);
    await scene.orders.untilMore(4);
    await costNothing(scene, 'a full disk of the database for 10 s');
  }, 900_000);

  it('lose nothing over a full disk of files or a missing file store', async ({ skip }) => {
    const server = later(await OutsidePostgres.begin());
    const pair = later(await Pair.begin({ databaseUrl: server.url }));
    const store = path.join(pair.dataDir, 'store');
    const scene = await work(pair);
    const empty = mkdtempSync(path.join(tmpdir(), 'salama-empty-'));
    ends.push(() => rmSync(empty, { recursive: true }));
    pair.useFiles(empty);
    await pause(7_000);
    for (const each of pair.processes) {
      const ready = await fetch(`${each.url}/api/v1/health/ready`);
      expect([ready.status, await ready.json()]).toMatchObject([503, { storage: 'foreign' }]);
    }
    pair.useFiles(store);
    // Files written into the empty folder meanwhile are copied to the store.
    execFileSync('cp', ['-an', `${empty}/.`, store]);
    await scene.orders.untilMore(2);

    const small = mkdtempSync(path.join(tmpdir(), 'salama-small-'));
    if (!mount(small, '60m')) skip('a small disk can be made by root alone');
    ends.push(() => execFileSync('umount', ['-l', small]));
    execFileSync('cp', ['-a', `${store}/.`, small]);
    pair.useFiles(small);
    execFileSync('cp', ['-an', `${store}/.`, small]);
    const ballast = path.join(small, 'ballast');
    fill(ballast, small);
    const full = await upload(pair.url, scene.people.company.token, 1);
    await pause(5_000);
    rmSync(ballast);
    const after = await upload(pair.url, scene.people.company.token, 2);
    console.log(`a full disk of files: an upload is answered with ${full}, then with ${after}`);
    expect([full, after]).toEqual([507, 201]);
    scene.orders.statuses.delete(507);
    await scene.orders.untilMore(4);
    await costNothing(scene, 'files away for 7 s, their disk full for 5 s');
  }, 900_000);

  it('pay, refund and mail exactly once while mail server and gateway are down or lose responses', async () => {
    const server = later(await OutsidePostgres.begin());
    const mail = await MailServer.begin();
    ends.push(() => mail.stop());
    const pair = later(await Pair.begin({ databaseUrl: server.url, settings: mail.settings }));
    const scene = await work(pair);
    const isOfGateway = (address: string) => address.startsWith('/sandbox/gateway/v1/payments');
    await mail.stop();
    pair.proxy.fate = (address) => (isOfGateway(address) ? 'refused' : 'passed');
    await pause(8_000);
    // From here on every third answer of the gateway is lost after the call was executed.
    let calls = 0;
    pair.proxy.fate = (address) => (isOfGateway(address) && (calls += 1) % 3 === 0 ? 'lost' : 'passed');
    await mail.start();
    await pair.killAndStart(0);
    await scene.journeys.untilMore(3);
    await pair.killAndStart(1);
    await scene.journeys.untilMore(2);
    await scene.orders.stop();
    await scene.journeys.stop();
    pair.proxy.fate = () => 'passed';
    for (let look = 0; look < 6; look += 1) {
      await hurryJobs(pair.databaseUrl);
      await pause(2_000);
    }
    await costNothing(
      scene,
      'mail server and gateway away for 8 s, two kills, every third answer of the gateway lost',
      mail,
    );
  }, 900_000);
});

async function roleSettings(): Promise<[string, string][]> {
  const { sessionSettings } = await import('sijil/server/db/connect');
  return Object.entries(sessionSettings);
}

function mount(folder: string, size: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=755`, 'tmpfs', folder], {
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false;
  }
}

/** Fills a disk to its last byte. */
function fill(file: string, folder: string): void {
  const { bavail, bsize } = statfsSync(folder);
  writeFileSync(file, '');
  try {
    writeFileSync(file, Buffer.alloc(bavail * bsize));
    while (existsSync(file)) writeFileSync(file, Buffer.alloc(4096), { flag: 'a' });
  } catch {
    // Full disk.
  }
}

async function upload(url: string, token: string, seed: number): Promise<number> {
  const form = new FormData();
  const picture = new Blob([new Uint8Array(samplePicture({ label: 'KITCHEN' }, seed))]);
  form.append('file', picture, 'kitchen.png');
  const answer = await fetch(`${url}/api/v1${operations['files.upload'].url}?kind=image`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  return answer.status;
}
