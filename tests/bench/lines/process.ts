import { setTimeout } from 'node:timers/promises';
import type { Database } from '../../../server/db/connect';
import { load } from '../alternate';
import type { Line } from '../line';
import { memoryOf, type Served, tokenOf } from '../processes';

const [mostIdle, mostLoaded] = [130, 200];
const loadSeconds = 10;
/** What starting leaves behind is given back some seconds later. */
const restMs = 5_000;

/** The memory of the portal's own process, without PostgreSQL; `portal` has just been started. */
export async function processLines({ db, portal }: { db: Database; portal: Served }): Promise<Line[]> {
  await setTimeout(restMs);
  const idle = memoryOf(portal.pid);
  const headers = { authorization: `Bearer ${await tokenOf(db, 'operations@demo.test')}` };
  await load({ url: `${portal.url}/api/v1/inspections`, headers }, loadSeconds);
  await setTimeout(restMs);
  const loaded = memoryOf(portal.pid);
  const started = `started in ${(portal.readyMs / 1000).toFixed(1)} s`;
  return [
    line('memory of the process, idle', mostIdle, idle, started),
    line('memory after ten seconds of lists', mostLoaded, loaded, '20 connections'),
  ];
}

function line(what: string, most: number, megabytes: number, detail: string): Line {
  return { what, goal: `≤ ${most} MB`, figure: `${megabytes} MB`, detail, reached: megabytes <= most };
}
