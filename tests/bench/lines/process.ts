import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from 'sijil/server/db/connect';
import { commandOf, connections, load } from '../alternate';
import type { Installations } from '../installations';
import { atMost, attempt, type Line } from '../line';
import { memoryOf, startPortal, tokenOf } from '../processes';

const [mostIdle, mostLoaded] = [130, 200];
const loadSeconds = 10;
/** Time until the memory of the start is released. */
const restMs = 10_000;
const patienceMs = 180_000;

/** Memory of the portal's process, without PostgreSQL, after a start without any calls. */
export async function processLines(installations: Installations): Promise<Line[]> {
  const { db, databaseUrl, dataDir } = await installations.large();
  await untilNothingWaits(db);
  const portal = await startPortal(databaseUrl, dataDir);
  try {
    const started = `the process alone started in ${(portal.readyMs / 1000).toFixed(1)} s`;
    const call = {
      url: `${portal.url}/api/v1/inspections`,
      headers: { authorization: `Bearer ${await tokenOf(db, 'operations@demo.test')}` },
    };
    console.log(commandOf(call, loadSeconds));
    return [
      await attempt('memory of the process, idle', `≤ ${mostIdle} MB`, async () => {
        await setTimeout(restMs);
        return atMost(mostIdle, memoryOf(portal.pid), 'MB', started);
      }),
      await attempt(`memory after ${loadSeconds} seconds of lists`, `≤ ${mostLoaded} MB`, async () => {
        const { perSecond } = await load(call, loadSeconds);
        await setTimeout(restMs);
        const detail = `${connections} connections, ${Math.round(perSecond)}/s`;
        return atMost(mostLoaded, memoryOf(portal.pid), 'MB', detail);
      }),
    ];
  } finally {
    await portal.stop();
  }
}

/** The running process first renders the documents of a new business, so that a new process has no work left. */
async function untilNothingWaits(db: Database): Promise<void> {
  for (const end = performance.now() + patienceMs; performance.now() < end; await setTimeout(1_000)) {
    const { rows } = await db.execute<{ waiting: number }>(
      sql`select count(*)::int as waiting from graphile_worker.jobs where run_at <= now() and attempts < max_attempts`,
    );
    if (rows[0]?.waiting === 0) return;
  }
}
