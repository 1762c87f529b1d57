import { sql } from 'drizzle-orm';
import type { Database } from 'sijil/server/db/connect';
import { type Served, startPortal, tokenOf } from '../processes';
import type { Installation, Installations } from '../installations';
import { atMost, attempt, type Line } from '../line';

/** Longest allowed wait in milliseconds for the one thread that answers all calls. */
const goal = 100;

interface Ask {
  readonly path: string;
  readonly email?: string;
  readonly body?: unknown;
}

/** Time for which the portal's heaviest calls block its event loop, each the first of its kind in a new process. */
export async function stallLines(installations: Installations): Promise<Line[]> {
  const { db, databaseUrl, dataDir } = await installations.small();
  const scenes: readonly (readonly [string, () => Promise<Ask[]>])[] = [
    ['the first ten orders of a process, at once', () => orders(db)],
    ['twenty pictures of certificates, at once', () => cards(db)],
    ['ten reports, at once', () => reports(db)],
    ['the OpenAPI document, first call', () => Promise.resolve([{ path: '/openapi.json' }])],
  ];
  const lines: Line[] = [];
  for (const [what, asked] of scenes)
    lines.push(
      await attempt(`longest stall of the event loop: ${what}`, `≤ ${goal} ms`, async () => {
        const calls = await asked();
        const portal = await startPortal(databaseUrl, dataDir);
        try {
          return atMost(goal, await stall({ db, portal }, calls), 'ms', `${calls.length} calls`);
        } finally {
          await portal.stop();
        }
      }),
    );
  return lines;
}

async function stall(
  { db, portal }: Pick<Installation, 'db' | 'portal'>,
  calls: readonly Ask[],
): Promise<number> {
  const tokens = new Map<string, string>();
  for (const { email } of calls) if (email && !tokens.has(email)) tokens.set(email, await tokenOf(db, email));
  await settle(portal);
  await Promise.all(calls.map((call) => ask(portal, call, tokens.get(call.email ?? ''))));
  return portal.longestStall();
}

/** Waits for the end of the start: two seconds without a relevant stall. */
async function settle(portal: Served): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    if ((await portal.longestStall()) < goal / 4) return;
  }
}

async function ask({ url }: Served, { path, body }: Ask, token = ''): Promise<void> {
  const answer = await fetch(`${url}${path.startsWith('/verify') ? '' : '/api/v1'}${path}`, {
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  });
  const content = await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path}: ${Buffer.from(content).toString().slice(0, 300)}`);
}

const client = 'client@demo.test';
const ofClient = sql`(select id from users where email = ${client})`;

interface Offered {
  readonly id: string;
  readonly packages: readonly { readonly id: string }[] | null;
  readonly questions: readonly { readonly id: string }[] | null;
  readonly branch: string;
}

async function orders(db: Database): Promise<Ask[]> {
  const found = await db.execute<Offered & Record<string, unknown>>(sql`
    select s.id, s.packages, s.questions, (select id from branches where client_id = ${ofClient} and active and deleted_at is null limit 1) as branch
    from services s where s.active and s.subject = 'branch' and jsonb_array_length(s.packages) > 0 limit 1`);
  const [service] = found.rows;
  const body = {
    serviceId: service?.id,
    branchId: service?.branch,
    packageId: service?.packages?.[0]?.id,
    answers: (service?.questions ?? []).map(({ id }) => ({ questionId: id, answer: '300' })),
  };
  return Array.from({ length: 10 }, () => ({ path: '/client/inspections', email: client, body }));
}

async function cards(db: Database): Promise<Ask[]> {
  const { rows } = await db.execute<{ code: string }>(
    sql`select code from certificates where data is not null order by code limit 20`,
  );
  return rows.map(({ code }) => ({ path: `/verify/${code}/card.png` }));
}

async function reports(db: Database): Promise<Ask[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from requests where client_id = ${ofClient} and results_sent_at is not null and exists (select from answers where request_id = requests.id) limit 10`);
  return rows.map(({ id }) => ({ path: `/client/inspections/${id}/report`, email: client }));
}
