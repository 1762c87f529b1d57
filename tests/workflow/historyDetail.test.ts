import { randomUUID } from 'node:crypto';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Transaction } from 'sijil/server/db/connect';
import { requestHistory } from '../../server/db/schema/requests';
import { addToHistory } from '../../server/workflow/effect';
import { buildTestApp, type TestApp } from '../support/buildTestApp';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test?.close());

/** Inserts steps of two requests alternately, all at the same moment, and thousands of steps of other requests. */
async function insertSteps(tx: Transaction, requestIds: readonly string[]): Promise<void> {
  await tx.execute(sql`set local session_replication_role = replica`);
  await tx.execute(sql`insert into ${requestHistory} (request_id, transition, "from", "to", performer)
    select gen_random_uuid(), 'sendContract', 'pending', 'contract_sent', 'system' from generate_series(1, 5000)`);
  const step = {
    transition: 'sendContract',
    from: 'pending',
    to: 'contract_sent',
    performer: 'system',
  } as const;
  const at = test.api.clock();
  await tx
    .insert(requestHistory)
    .values([...requestIds, ...requestIds].map((requestId) => ({ ...step, requestId, at })));
}

/** Number of sequential scans of the history and its partitions in this transaction so far. */
async function scans(tx: Transaction): Promise<number> {
  const { rows } = await tx.execute<{ scans: number }>(
    sql`select coalesce(sum(seq_scan), 0)::int as scans from pg_stat_xact_user_tables where relname like 'request\\_history%'`,
  );
  return rows[0]?.scans ?? 0;
}

describe('the detail of an effect', () => {
  it('is added to its request’s latest history entry only, found by index', async () => {
    const [one, other] = [randomUUID(), randomUUID()];
    await test.api.db.transaction(async (tx) => {
      await insertSteps(tx, [one, other]);
      await tx.execute(sql`analyze ${requestHistory}`);
      const before = await scans(tx);
      await addToHistory(tx, one, { visitAt: { from: null, to: '2026-11-29T07:00:00.000Z' } });
      expect(await scans(tx)).toBe(before);
      const details = (id: string) =>
        tx
          .select({ detail: requestHistory.detail })
          .from(requestHistory)
          .where(eq(requestHistory.requestId, id))
          .orderBy(asc(requestHistory.position))
          .then((rows) => rows.map(({ detail }) => detail));
      expect(await details(one)).toEqual([null, { visitAt: { from: null, to: '2026-11-29T07:00:00.000Z' } }]);
      expect(await details(other)).toEqual([null, null]);
    });
  });
});
