/**
 * `npm run bench [-- --requests 1000000] [--only process,server,growth]`: measures the portal against floors of the same run,
 * in turns, and writes the table of docs/benchmarks.md. The data folders (`data/bench-…`) are made on the first run.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openLargeBusiness } from '../../scripts/largeBusiness/openLargeBusiness';
import { connectDatabase } from '../../server/db/connect';
import type { Line } from './line';
import { growthLines } from './lines/growth';
import { processLines } from './lines/process';
import { serverLines } from './lines/server';
import { startFloor, startPortal } from './processes';
import { writeTable } from './writeTable';

const few = 10_000;
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '1000000' },
    data: { type: 'string', default: 'data' },
    only: { type: 'string', default: 'process,server,growth' },
  },
});
const requests = Number(values.requests);
const wanted = new Set(values.only.split(','));
const lines: Line[] = [];

const large = await open(requests);
const floor = await startFloor(large.databaseUrl);
try {
  if (wanted.has('process')) lines.push(...told(await processLines(large)));
  if (wanted.has('server')) lines.push(...told(await serverLines({ ...large, floor })));
  if (wanted.has('growth')) {
    const small = await open(few);
    try {
      lines.push(...told(await growthLines(large, small)));
    } finally {
      await small.close();
    }
  }
} finally {
  await floor.stop();
  await large.close();
}
writeTable(requests, lines);

async function open(count: number) {
  const dataDir = path.resolve(values.data, `bench-${count}`);
  const business = await openLargeBusiness(dataDir, count, console);
  const portal = await startPortal(business.databaseUrl, dataDir);
  const db = connectDatabase(business.databaseUrl);
  const close = async () => {
    await portal.stop();
    await db.$client.end();
    await business.close();
  };
  return { databaseUrl: business.databaseUrl, portal, db, close };
}

function told(found: Line[]): Line[] {
  for (const { what, goal, figure, detail, reached } of found)
    console.log(
      `${reached ? '✓' : '·'} ${what.padEnd(62)} ${figure.padEnd(22)} ${goal.padEnd(18)} ${detail}`,
    );
  return found;
}
