import { eq, sql } from 'drizzle-orm';
import { tables } from '../../../server/db/schema/declared';
import { alternate, type Call, commandOf, type Compared, middle } from '../alternate';
import { inTurns } from '../inTurns';
import type { Installations } from '../installations';
import { attempt, type Line } from '../line';
import { tokenOf } from '../processes';

/** Record that both servers create, of a kind whose names need not be unique. */
const text = { ar: 'رد', en: 'Answer' };
const made = { name: text, text };

/** Throughput of the API against a bare server over the same rows, loaded alternately. */
export async function serverLines(installations: Installations): Promise<Line[]> {
  const { db, portal } = await installations.large();
  const floor = await installations.floor();
  const headers = { authorization: `Bearer ${await tokenOf(db, 'operations@demo.test')}` };
  const admin = { authorization: `Bearer ${await tokenOf(db, 'admin@demo.test')}` };
  const asked = (path: string, as = headers): Call => ({ url: `${portal.url}/api/v1${path}`, headers: as });
  const bare = (path: string): Call => ({ url: `${floor.url}/${path}` });
  const { rows } = await db.execute<{ id: string; branch_id: string }>(
    sql`select id, branch_id from requests where status = 'inspection_completed' order by number limit 1 offset 500`,
  );
  const id = String(rows[0]?.id);
  const branchId = String(rows[0]?.branch_id);
  const open = 'status=payment_pending&_sort=createdAt&_order=desc';
  const done = 'status=inspection_completed&_sort=createdAt&_order=desc';
  const compare = (what: string, goal: number, calls: readonly [Call, Call]) => {
    for (const call of calls) console.log(commandOf(call));
    return attempt(what, `≥ ${goal} × floor`, async () => measured(goal, await alternate(...calls)));
  };
  const lines = [
    await compare('request list: 25 rows, one status, newest first', 0.85, [
      asked(`/inspections?${open}`),
      bare('list?v=payment_pending'),
    ]),
    await compare('request list with its total, nearly all rows (floor: exact count)', 3, [
      asked(`/inspections?${done}`),
      bare('counted?v=inspection_completed'),
    ]),
    await compare('declared record by id: a branch with its titles', 0.75, [
      asked(`/branches/${branchId}`, admin),
      bare(`branch?v=${branchId}`),
    ]),
    await compare('request in full: permissions, labels, allowed actions', 0.75, [
      asked(`/inspections/${id}`),
      bare(`get?v=${id}`),
    ]),
    await compare('lookup list', 0.85, [asked('/nationalities'), bare('lookup')]),
    await compare('create: validated, audited, one transaction', 0.5, [
      {
        url: `${portal.url}/api/v1/cannedAnswers`,
        method: 'POST',
        headers: { ...admin, 'content-type': 'application/json' },
        body: JSON.stringify(made),
      },
      { ...bare('create'), method: 'POST' },
    ]),
    await attempt('page at offset 500,000 (floor: plain OFFSET)', '≥ 3 × floor', async () => {
      // Sequential, because twenty such pages at once would load the floor for longer than a slice.
      const deep = '/inspections?_start=500000&_end=500025&_sort=createdAt&_order=desc';
      const { slow, fast } = await inTurns(fetched(bare('offset')), fetched(asked(deep)), 8);
      const ratios = slow.map((ms, round) => ms / (fast[round] ?? Number.NaN));
      const ratio = middle(ratios);
      return {
        figure: `${ratio.toFixed(2)} × (${Math.min(...ratios).toFixed(2)} – ${Math.max(...ratios).toFixed(2)})`,
        detail: `p50 ${middle(fast).toFixed(0)} ms; floor ${middle(slow).toFixed(0)} ms`,
        reached: ratio >= 3,
      };
    }),
  ];
  // Deletes created rows, which would slow the bare server's list at the next run.
  await db.delete(tables.cannedAnswers).where(eq(tables.cannedAnswers.name, made.name));
  return lines;
}

const fetched =
  ({ url, headers = {} }: Call) =>
  async () => {
    const answer = await fetch(url, { headers: { ...headers } });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${url}: ${text}`);
  };

function measured(goal: number, { ratio, least, most, portal, floor }: Compared) {
  return {
    // A floor without answers in its time gives no ratio.
    figure: Number.isFinite(most)
      ? `${ratio.toFixed(2)} × (${least.toFixed(2)} – ${most.toFixed(2)})`
      : 'no measure: the floor answered nothing',
    detail: `${Math.round(portal.perSecond)}/s, p50 ${portal.p50} ms; floor ${Math.round(floor.perSecond)}/s, p50 ${floor.p50} ms`,
    reached: Number.isFinite(most) && ratio >= goal,
  };
}
