import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ledgerEntries } from '../../server/db/schema/money';
import { riyadhDate } from 'sijil/base/time/riyadhTime';
import { loadStatement } from '../../server/modules/payments/statement';
import { reconcile } from '../../server/modules/reconcile/reconcile';
import { buildMoneyFixture, emptyBooks, type MoneyFixture, readRows, signOrder } from './moneyFixture';
import { comeToRest, histories, type Outside, playAll } from './steps';

/** `npm run reconcile -- --property 2000` plays more histories; the suite always plays the same few. */
const sequences = Number(process.env['MONEY_SEQUENCES'] ?? 0);
/** Time limit in milliseconds: a busy machine plays fewer histories instead of failing. */
const longest = sequences > 0 ? Infinity : 20_000;
const seed = sequences > 0 ? Date.now() % 2 ** 31 : 20_261_122;

let fixture: MoneyFixture;
beforeAll(async () => {
  fixture = await buildMoneyFixture();
});
afterAll(() => fixture?.orders.test.close());

/** Money that the gateway holds, according to its own books. */
async function atGateway(): Promise<number> {
  const { rows } = await fixture.orders.test.api.db.execute<{ held: string }>(sql`
    select coalesce(sum(amount - coalesce((body->>'refunded')::bigint, 0)), 0) as held
    from sandbox_payments where status = 'paid'`);
  return Number(rows[0]?.held);
}

async function completed(): Promise<number> {
  const { rows } = await fixture.orders.test.api.db.execute<{ count: string }>(
    sql`select count(*) as count from requests where status = 'payment_completed'`,
  );
  return Number(rows[0]?.count);
}

/** Statuses whose stored count differs from the number of requests. */
async function miscounted(): Promise<unknown[]> {
  const { rows } = await fixture.orders.test.api.db.execute(sql`
    select status, kept.total, raw.total as really
    from (select status, sum(total)::int as total from status_counts group by status having sum(total) <> 0) as kept
    full join (select status, count(*)::int as total from requests group by status) as raw using (status)
    where kept.total is distinct from raw.total`);
  return rows;
}

/** Statuses whose ended stays differ from the times between the steps of each request. */
async function misjudged(): Promise<unknown[]> {
  const { rows } = await fixture.orders.test.api.db.execute(sql`
    select status, kept.stays, raw.stays as really, kept.seconds, raw.seconds as "reallySeconds"
    from (select status, sum(stays)::int as stays, sum(seconds)::int as seconds from status_stays group by status) as kept
    full join (
      select "from" as status, count(*)::int as stays, sum(floor(extract(epoch from at - began)))::int as seconds from (
        select h."from", h.at, coalesce(lag(h.at) over (partition by r.id order by h.position), r.created_at) as began
        from request_history h join requests r on r.id = h.request_id where h."from" <> h."to") steps
      group by 1) as raw using (status)
    where (kept.stays, kept.seconds) is distinct from (raw.stays, raw.seconds)`);
  return rows;
}

/** Instalments whose stored client or cancellation differs from their request's. */
async function misplaced(): Promise<unknown[]> {
  const { rows } = await fixture.orders.test.api.db.execute(sql`
    select i.id from instalments i join requests r on r.id = i.request_id
    where i.client_id is distinct from r.client_id or i.cancelled <> (r.status = 'cancelled')`);
  return rows;
}

/** Requests whose documents leave tax without an amount, or an amount without its tax. */
async function mistaxed(): Promise<unknown[]> {
  const { rows } = await fixture.orders.test.api.db.execute(sql`
    select request_id, sum(case kind when 'invoice' then total else -total end) as total,
      sum(case kind when 'invoice' then vat else -vat end) as vat
    from tax_documents d group by request_id
    having (sum(case kind when 'invoice' then total else -total end) = 0)
        <> (sum(case kind when 'invoice' then vat else -vat end) = 0)`);
  return rows;
}

/**
 * Difference between the statement of the client's account and the rows that it shows: its end, and its parts before and from
 * a moment in between.
 */
async function misstated(): Promise<unknown[]> {
  const { api } = fixture.orders.test;
  const { rows } = await api.db.execute<{ balance: string }>(sql`
    select (select coalesce(sum(case kind when 'invoice' then total else -total end), 0) from tax_documents)
      - (select coalesce(sum(amount), 0) from payments where status = 'paid')
      + (select coalesce(sum(amount), 0) from refund_parts where sent_at is not null) as balance`);
  const today = riyadhDate(api.clock());
  const [all, last] = await Promise.all(
    [null, today].map((from) => loadStatement(api, fixture.client.userId, { from, to: today })),
  );
  const found = [all?.closing, last?.closing, (last?.opening ?? 0) + sumOf(last?.lines ?? [])];
  return found.every((one) => one === Number(rows[0]?.balance)) ? [] : [...found, rows[0]];
}

const sumOf = (lines: readonly { readonly amount: number }[]) =>
  lines.reduce((sum, { amount }) => sum + amount, 0);

describe('all money records agree', () => {
  it(
    'after any sequence of orders, payments, bank decisions, cancellations, refunds and visits',
    async () => {
      let played = 0;
      const end = Date.now() + longest;
      await fc.assert(
        fc.asyncProperty(histories, async (history) => {
          // fast-check's own time limit would abandon a running history, which would then write into the next test's books.
          if (Date.now() > end) return;
          await emptyBooks(fixture);
          const outside: Outside = { requestIds: [], transferredIn: 0, transferredOut: 0 };
          outside.requestIds.push(await signOrder(fixture, { price: 100_001, visits: 2, plan: 'two' }));
          await playAll(fixture, outside, history);
          await comeToRest(fixture);
          const { counts, differences } = await reconcile(fixture.orders.test.api.db);
          expect(differences).toEqual([]);
          // The money that really exists: in the gateway's books, and transferred by finance at the bank.
          const really = (await atGateway()) + outside.transferredIn - outside.transferredOut;
          expect(Number(counts['received']) - Number(counts['returnedMoney'])).toBe(really);
          expect(counts['used']).toBe(await completed());
          expect(await miscounted()).toEqual([]);
          expect(await misplaced()).toEqual([]);
          expect(await misjudged()).toEqual([]);
          expect(await mistaxed()).toEqual([]);
          expect(await misstated()).toEqual([]);
          const { payments } = await readRows(fixture);
          expect(payments.filter(({ status }) => status === 'initiated')).toEqual([]);
          played += 1;
        }),
        {
          seed,
          numRuns: sequences || 25,
          endOnFailure: sequences === 0,
        },
      );
      expect(played).toBeGreaterThan(0);
      if (sequences > 0) console.log(`${played} random histories, seed ${seed}: every one balanced.`);
    },
    sequences > 0 ? 24 * 3_600_000 : 120_000,
  );
});

describe('the reconciliation', () => {
  it('names the request whose ledger entry was altered, and counts what it compared', async () => {
    await emptyBooks(fixture);
    await signOrder(fixture, { price: 100_000, visits: 1, plan: 'one' });
    const { db } = fixture.orders.test.api;
    expect(await reconcile(db)).toMatchObject({
      differenceCount: 0,
      counts: { requests: 1, invoiced: 115_000 },
    });
    await db.update(ledgerEntries).set({ amount: 115_001 });
    const { differences } = await reconcile(db);
    expect(differences).toEqual([
      expect.objectContaining({
        rule: 'the ledger says what the invoices say',
        subject: expect.stringMatching(/^R-\d+$/),
      }),
    ]);
  });
});
