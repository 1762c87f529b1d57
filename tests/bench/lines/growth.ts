import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { kindOf } from 'sijil/schema/fieldKinds';
import { resources } from '#resources';
import { requests } from '../../../server/db/schema/requests';
import { chain } from '../../../server/seed/large/people';
import { addCompany } from '../../faults/company';
import { middle } from '../alternate';
import { inTurns, type Turns } from '../inTurns';
import type { Installation, Installations } from '../installations';
import { attempt, type Line } from '../line';
import { tokenOf } from '../processes';

const goal = 1.3;
const operation = 'operations@demo.test';
/** Offset of the deep pages that keyset pagination must reach. */
const deep = 500_000;

const homes = {
  'operations@demo.test': 'operations',
  'finance@demo.test': 'finance',
  'admin@demo.test': 'general admin',
  'supervisor0@large.test': 'supervisor',
  'client0@large.test': 'client',
} as const;

/** Returns the address of the same page in an installation. */
type PathOf = (installation: Installation) => Promise<string> | string;

/** Slow-down with more data: the same calls over a hundred times as many requests, alternately. */
export async function growthLines(installations: Installations): Promise<Line[]> {
  const [large, small] = [await installations.large(), await installations.small()];
  const lines: Line[] = [];
  const compare = async (what: string, email: string, path: string | PathOf) => {
    const pathIn = typeof path === 'string' ? () => path : path;
    lines.push(
      await attempt(what, `≤ ${goal} × of 10,000`, async () => {
        const many = await caller(large, email, await pathIn(large));
        const few = await caller(small, email, await pathIn(small));
        return measured(goal, await inTurns(many, few));
      }),
    );
  };
  await compare('first page of all requests', operation, '/inspections');
  await compare('search by number', operation, async ({ db }) => {
    const [newest] = await db
      .select({ code: requests.code })
      .from(requests)
      .orderBy(desc(requests.number))
      .limit(1);
    return `/inspections?q=${newest?.code}`;
  });
  // The same number of rows from both: a page has 25 of a million requests where it would have one of ten thousand.
  await compare('search by the beginning of a number, a full page', operation, '/inspections?q=R-12');
  await compare(
    'search by the beginning of a number, one row',
    operation,
    '/inspections?q=R-1234&_start=0&_end=1',
  );
  await compare(
    'search by a company’s name, Arabic',
    operation,
    `/inspections?q=${encodeURIComponent('احمد')}`,
  );
  await compare('search without a hit', operation, '/inspections?q=zebra');
  const byChain = `q=${encodeURIComponent(chain.name)}`;
  const ofChain = `client${chain.company}@large.test`;
  await compare(
    'search by the name of a chain of a fifth of all requests',
    operation,
    `/inspections?${byChain}`,
  );
  await compare('the same, as that chain', ofChain, `/client/inspections?${byChain}`);
  await compare('the same, as a small company', 'client5@large.test', `/client/inspections?${byChain}`);
  await compare('list of that chain', ofChain, '/client/inspections');
  for (const [name, field] of Object.entries(resources.requests.fields))
    if (kindOf(field).sortable)
      for (const order of ['asc', 'desc'])
        await compare(
          `requests by ${name}, ${order}, or that there are too many`,
          operation,
          `/inspections?_sort=${name}&_order=${order}`,
        );
  for (const [email, role] of Object.entries(homes)) await compare(`home: ${role}`, email, '/dashboards');
  await compare('list of a supervisor', 'supervisor0@large.test', '/inspections');
  await compare('list of a client', 'client0@large.test', '/client/inspections');
  await compare('request in full', operation, async ({ db }) => {
    const [newest] = await db
      .select({ id: requests.id })
      .from(requests)
      .where(eq(requests.status, 'inspection_completed'))
      .orderBy(desc(requests.createdAt))
      .limit(1);
    return `/inspections/${newest?.id}`;
  });
  lines.push(await orderLine(large, small), ...(await pagingLines(large)));
  return lines;
}

/** Order of a company: validated, priced, with its contract rendered and everybody notified. */
function orderLine(large: Installation, small: Installation): Promise<Line> {
  return attempt('order placed by a company', `≤ ${goal} × of 10,000`, async () =>
    measured(goal, await inTurns(await orderer(large), await orderer(small))),
  );
}

async function orderer(installation: Installation): Promise<() => Promise<void>> {
  const { token, order } = await addCompany(installation);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return async () => {
    const answer = await fetch(`${installation.portal.url}/api/v1/client/inspections`, {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': randomUUID() },
      body: JSON.stringify(order),
    });
    if (!answer.ok) throw new Error(await answer.text());
  };
}

/** Time of the next and the previous page against the first: at any depth, no rows are skipped one by one. */
async function pagingLines(large: Installation): Promise<Line[]> {
  const list = '/inspections?_sort=createdAt&_order=desc';
  const most = 1.2;
  const first = await caller(large, operation, list);
  const lines: Line[] = [];
  const ends = () => endsAt(large, `${list}&_start=${deep}&_end=${deep + 25}`);
  for (const [what, next] of [
    ['next', async () => `&_start=${deep + 25}&_end=${deep + 50}&_after=${(await ends()).last}`],
    ['previous', async () => `&_start=${deep - 25}&_end=${deep}&_before=${(await ends()).first}`],
  ] as const)
    lines.push(
      await attempt(
        `${what} page, by keyset, at offset ${deep.toLocaleString('en')}`,
        `≤ ${most} × first page`,
        async () => {
          const page = await caller(large, operation, `${list}${await next()}`);
          return measured(most, await inTurns(page, first));
        },
      ),
    );
  return lines;
}

async function endsAt({ db, portal }: Installation, path: string): Promise<{ first: string; last: string }> {
  const headers = { authorization: `Bearer ${await tokenOf(db, operation)}` };
  const answer = await fetch(`${portal.url}/api/v1${path}`, { headers });
  const [first, last] = ['first', 'last'].map((end) => answer.headers.get(`x-page-${end}`));
  if (!first || !last) throw new Error(`${path}: the page has no ends; ${answer.status}`);
  return { first, last };
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
    const text = await answer.text();
    if (!answer.ok && !text.includes('list_too_long_to_sort')) throw new Error(`${path}: ${text}`);
  };
}
