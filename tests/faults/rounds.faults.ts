import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { operations } from '#domain/access/operations';
import { samplePicture } from '../../server/seed/sample/samplePicture';
import { addCompany, type Company } from './company';
import { findLosses } from './losses';
import { Orders } from './orders';
import { Portal } from './portal';

const rounds = Number(process.env['FAULTS_ROUNDS'] ?? 6);
const allowedToStopMs = 15_000;

let portal: Portal;
let company: Company;
beforeAll(async () => {
  portal = await Portal.begin();
  company = await addCompany(portal);
}, 300_000);
afterAll(() => portal?.throwAway());

/** Prints the losses caused by a fault, and asserts that there are none. */
async function costNothing(orders: Orders, trouble: string): Promise<void> {
  const { lost, half, stuck } = await findLosses(portal, orders.promised.values());
  console.log(
    `${trouble}: ${orders.promised.size} orders promised (${orders.summary()}); ` +
      `${lost.length} lost, ${half.length} half written, ${stuck.length} stuck, ${orders.faults} × 4xx or 5xx other than 503`,
  );
  expect({ lost, half, stuck, faults: orders.faults }).toEqual({ lost: [], half: [], stuck: [], faults: 0 });
}

it(`${rounds} kills of the portal and ${rounds} of its PostgreSQL lose no placed or signed order`, async () => {
  const orders = new Orders(portal, company).begin(8);
  for (let round = 0; round < rounds; round += 1) {
    await orders.untilMore(6);
    await portal.kill();
    await portal.start();
    await orders.untilMore(6);
    portal.killDatabase();
  }
  await orders.untilMore(6);
  await orders.stop();
  await portal.untilWell();
  await costNothing(orders, `${2 * rounds} kills`);
}, 3_600_000);

it('with a hung database, calls get 503 with Retry-After within seconds, and service resumes with it', async () => {
  const orders = new Orders(portal, company).begin(8);
  await orders.untilMore(4);
  const wake = portal.hangDatabase();
  // Two failed checks of the watchdog, 4 s each, with some margin.
  await pause(20_000);
  const begun = performance.now();
  const answer = await fetch(`${portal.url}/api/v1/settings`);
  const tookMs = performance.now() - begun;
  wake();
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect(tookMs).toBeLessThan(3_000);
  await orders.untilMore(4);
  await orders.stop();
  expect(orders.longestMs).toBeLessThan(30_000);
  await costNothing(orders, 'a hung database');
}, 600_000);

it('a stop under load takes less than 15 seconds, exits with 0 and loses no order', async () => {
  const orders = new Orders(portal, company).begin(8);
  await orders.untilMore(4);
  const { tookMs, code } = await portal.stop();
  await orders.stop();
  console.log(`stopped in ${(tookMs / 1000).toFixed(1)} s, with code ${code}`);
  expect(code).toBe(0);
  expect(tookMs).toBeLessThan(allowedToStopMs);
  await portal.start();
  await costNothing(orders, 'a stop');
}, 600_000);

it('slow and silent connections are closed while orders are served', async () => {
  const head = `POST /api/v1/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`;
  const peers = ['', 'GET /api/v1/settings HTTP/1.1\r\nHo', head].flatMap((said) =>
    Array.from({ length: 50 }, () => {
      const peer = connect(portal.port, '127.0.0.1').on('error', () => undefined);
      peer.write(said);
      return text(peer).catch(() => '');
    }),
  );
  const orders = new Orders(portal, company).begin(2);
  await orders.untilMore(4);
  await orders.stop();
  const begun = performance.now();
  await Promise.all(peers);
  console.log(
    `${peers.length} slow or silent peers were gone after ${((performance.now() - begun) / 1000).toFixed(0)} s`,
  );
  expect(performance.now() - begun).toBeLessThan(45_000);
  await costNothing(orders, 'slow peers');
}, 300_000);

it('an upload on a full disk gets 507, and succeeds once there is space', async ({ skip }) => {
  const files = path.join(portal.dataDir, 'files');
  if (!mounted(files)) skip('a small disk can be put there by root alone');
  try {
    const ballast = path.join(files, 'ballast');
    fill(ballast);
    const full = await upload(1);
    rmSync(ballast);
    const after = await upload(2);
    console.log(`a full disk: ${full}, then ${after}`);
    expect([full, after]).toEqual([507, 201]);
  } finally {
    execFileSync('umount', ['-l', files]);
  }
}, 120_000);

function mounted(folder: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function fill(file: string): void {
  try {
    writeFileSync(file, Buffer.alloc(2_000_000));
  } catch {
    // Full disk.
  }
}

async function upload(seed: number): Promise<number> {
  const form = new FormData();
  const picture = new Blob([new Uint8Array(samplePicture({ label: 'KITCHEN' }, seed))]);
  form.append('file', picture, 'kitchen.png');
  const answer = await fetch(`${portal.url}/api/v1${operations['files.upload'].url}?kind=image`, {
    method: 'POST',
    headers: { authorization: `Bearer ${company.token}` },
    body: form,
  });
  return answer.status;
}
