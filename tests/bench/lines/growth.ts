import type { Database } from '../../../server/db/connect';
import { middle } from '../alternate';
import type { Line } from '../line';
import { type Served, tokenOf } from '../processes';

export interface Installation {
  readonly db: Database;
  readonly portal: Served;
}

const goal = 1.3;
const rounds = 15;

const homes = {
  'operations@demo.test': 'operations',
  'finance@demo.test': 'finance',
  'admin@demo.test': 'general admin',
  'supervisor0@large.test': 'supervisor',
  'client0@large.test': 'client',
} as const;

/** What opens slower the longer the business runs: the same calls over a hundred times as many requests, in turns. */
export async function growthLines(large: Installation, small: Installation): Promise<Line[]> {
  const lines: Line[] = [];
  const compare = async (what: string, email: string, path: string) => {
    const [many, few] = await Promise.all([large, small].map((one) => caller(one, email, path)));
    const times = { many: [] as number[], few: [] as number[] };
    for (let round = 0; round <= rounds; round += 1) {
      const [slow, fast] = [await timed(many), await timed(few)];
      if (round === 0) continue;
      times.many.push(slow);
      times.few.push(fast);
    }
    const ratio = middle(times.many) / middle(times.few);
    lines.push({
      what,
      goal: `≤ ${goal} × of 10,000`,
      figure: `${ratio.toFixed(2)} ×`,
      detail: `p50 ${middle(times.many).toFixed(1)} ms; ${middle(times.few).toFixed(1)} ms`,
      reached: ratio <= goal,
    });
  };
  const operation = 'operations@demo.test';
  await compare('first page of all requests', operation, '/inspections');
  await compare('search by number', operation, '/inspections?q=R-1234');
  await compare(
    'search by a company’s name, Arabic',
    operation,
    `/inspections?q=${encodeURIComponent('احمد')}`,
  );
  await compare('search without a hit', operation, '/inspections?q=zebra');
  for (const [email, role] of Object.entries(homes)) await compare(`home: ${role}`, email, '/dashboards');
  await compare('list of a supervisor', 'supervisor0@large.test', '/inspections');
  await compare('list of a client', 'client0@large.test', '/client/inspections');
  return lines;
}

async function caller({ db, portal }: Installation, email: string, path: string) {
  const headers = { authorization: `Bearer ${await tokenOf(db, email)}` };
  return async () => {
    const answer = await fetch(`${portal.url}/api/v1${path}`, { headers });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    await answer.arrayBuffer();
  };
}

async function timed(call: (() => Promise<void>) | undefined): Promise<number> {
  const begun = performance.now();
  await call?.();
  return performance.now() - begun;
}
