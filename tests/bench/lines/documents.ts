import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from 'sijil/server/db/connect';
import { draw } from '../../../server/pdf/thread/drawingThreads';
import { certificate } from '../../pdf/fixtures';
import { middle } from '../alternate';
import type { Installation, Installations } from '../installations';
import { atMost, attempt, type Line } from '../line';
import { memoryOf, tokenOf } from '../processes';

const certificates = 40;
const [mostMs, mostMb] = [60, 30];
/** Number of exported rows. */
const exported = 100_000;

/** Time of a certificate's PDF, and the memory that a long export takes. */
export async function documentLines(installations: Installations): Promise<Line[]> {
  return [
    await attempt('certificate PDF, drawn in a thread', `≤ ${mostMs} ms median`, async () => {
      // The first runs load the thread's code and fonts.
      for (let turn = 0; turn < 5; turn += 1) await timed();
      const times: number[] = [];
      for (let turn = 0; turn < certificates; turn += 1) times.push(await timed());
      const [least, most] = [Math.min(...times), Math.max(...times)].map((ms) => ms.toFixed(1));
      return atMost(
        mostMs,
        middle(times),
        'ms',
        `${certificates} drawn one after the other, ${least} – ${most} ms`,
      );
    }),
    ...(await exportLines(await installations.large())),
  ];
}

async function timed(): Promise<number> {
  const begun = performance.now();
  await draw('certificate', { data: certificate, language: 'ar' });
  return performance.now() - begun;
}

async function exportLines({ db, portal }: Installation): Promise<Line[]> {
  const headers = { authorization: `Bearer ${await tokenOf(db, 'admin@demo.test')}` };
  return [
    await attempt(
      `memory of the process while it exports ${exported.toLocaleString('en')} rows`,
      `within ${mostMb} MB`,
      async () => {
        const path = await exportOf(db, exported);
        // A short export first, because code that never ran takes memory too.
        await read(portal.url, await exportOf(db, 100), headers);
        await setTimeout(2_000);
        const before = memoryOf(portal.pid);
        let most = before;
        const looking = setInterval(() => (most = Math.max(most, memoryOf(portal.pid))), 50);
        const lines = await read(portal.url, path, headers).finally(() => clearInterval(looking));
        return atMost(
          mostMb,
          most - before,
          'MB',
          `${lines.toLocaleString('en')} rows; ${before} MB before, ${most} MB at most`,
        );
      },
    ),
  ];
}

/** Returns the export of that many requests, the newest. */
async function exportOf(db: Database, count: number): Promise<string> {
  const { rows } = await db.execute<{ since: Date }>(
    sql`select min(created_at) as since from (select created_at from requests order by created_at desc limit ${count}) as newest`,
  );
  return `/requests/export?createdAt_gte=${new Date(String(rows[0]?.since)).toISOString()}`;
}

/** Reads an export as slowly as a slow disk, without storing it. @returns its lines */
async function read(url: string, path: string, headers: Record<string, string>): Promise<number> {
  const answer = await fetch(`${url}/api/v1${path}`, { headers });
  if (!answer.ok || !answer.body) throw new Error(`${path}: ${await answer.text()}`);
  let lines = 0;
  for await (const part of answer.body as unknown as AsyncIterable<Uint8Array>)
    for (const byte of part) if (byte === 10) lines += 1;
  return lines;
}
