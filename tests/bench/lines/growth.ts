import { sql } from 'drizzle-orm';
import { middle } from '../alternate';
import { inTurns, type Turns } from '../inTurns';
import type { Installation, Installations } from '../installations';
import { attempt, type Line } from '../line';
import { tokenOf } from '../processes';

const goal = 1.3;

const homes = {
  'operations@demo.test': 'operations',
  'finance@demo.test': 'finance',
  'admin@demo.test': 'general admin',
  'supervisor0@large.test': 'supervisor',
  'client0@large.test': 'client',
} as const;

/** What opens slower the longer the business runs: the same calls over a hundred times as many requests, in turns. */
export async function growthLines(installations: Installations): Promise<Line[]> {
  const [large, small] = [await installations.large(), await installations.small()];
  const lines: Line[] = [];
  const compare = async (what: string, email: string, path: string) => {
    lines.push(
      await attempt(what, `≤ ${goal} × of 10,000`, async () => {
        const many = await caller(large, email, path);
        const few = await caller(small, email, path);
        return measured(goal, await inTurns(many, few));
      }),
    );
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
  lines.push(...(await pagingLines(large)));
  return lines;
}

/** The next page and the one before, against the first: however far down, no rows are passed over. */
async function pagingLines(large: Installation): Promise<Line[]> {
  const list = '/inspections?_sort=createdAt&_order=desc';
  const most = 1.2;
  const first = await caller(large, 'operations@demo.test', list);
  const lines: Line[] = [];
  for (const [what, direction] of [
    ['next page, by keyset, at offset 500,000', '_after'],
    ['previous page, by keyset, at offset 500,000', '_before'],
  ] as const)
    lines.push(
      await attempt(what, `≤ ${most} × first page`, async () => {
        const id = await idAt(large, 500_000);
        const page = await caller(large, 'operations@demo.test', `${list}&${direction}=${id}`);
        return measured(most, await inTurns(page, first));
      }),
    );
  return lines;
}

async function idAt({ db }: Installation, offset: number): Promise<string> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from requests order by created_at desc, id desc limit 1 offset ${offset}`,
  );
  if (!rows[0]) throw new Error(`there are no ${offset} requests`);
  return rows[0].id;
}

function measured(most: number, { slow, fast }: Turns) {
  const ratio = middle(slow) / middle(fast);
  const quarters = [0.25, 0.75].map((part) => quantile(slow, part) / middle(fast));
  return {
    figure: `${ratio.toFixed(2)} × (${quarters.map((one) => one.toFixed(2)).join(' – ')})`,
    detail: `p50 ${middle(slow).toFixed(1)} ms; ${middle(fast).toFixed(1)} ms; spread: quarters`,
    reached: ratio <= most,
  };
}

const quantile = (numbers: readonly number[], part: number) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * part)] ?? 0;

async function caller({ db, portal }: Installation, email: string, path: string) {
  const headers = { authorization: `Bearer ${await tokenOf(db, email)}` };
  return async () => {
    const answer = await fetch(`${portal.url}/api/v1${path}`, { headers });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    await answer.arrayBuffer();
  };
}
