import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RefundableView } from '#domain/api/financeViews';
import { longestSorted } from '#framework/schema/longOrders';
import { tables } from '#framework/server/db/schema/tables';
import { payments } from '../../server/db/schema/money';
import { requests } from '../../server/db/schema/requests';
import { call } from '../support/call';
import { rowsReadBy } from '../support/rowsRead';
import { buildOrdersFixture, orderAndSign, type OrdersFixture } from './ordersFixture';
import { payInFull } from './paymentsFixture';

/** Paid requests of one company, of which every hundredth was cancelled. */
const paid = 40_000;
const companyName = 'مطاعم الواحة الكبرى';

let fixture: OrdersFixture;
beforeAll(async () => {
  fixture = await buildOrdersFixture();
  const { db } = fixture.test.api;
  const model = await payInFull(fixture, await orderAndSign(fixture));
  await db.execute(
    sql`update ${tables.clients} set company_name = ${companyName} where id = ${fixture.client.id}`,
  );
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`
      insert into ${requests} (status, status_since, kind, client_id, branch_id, service_id, created_by_id, form_version_id, total, is_refundable, created_at)
      select case when n % 100 = 0 then 'cancelled' else 'inspection_completed' end, status_since - n * interval '1 minute', kind, client_id,
        branch_id, service_id, created_by_id, form_version_id, total, true, created_at - n * interval '1 minute'
      from ${requests}, generate_series(1, ${sql.raw(String(paid))}) as n where id = ${model.id}`);
    await tx.execute(sql`
      insert into ${payments} (request_id, instalment_id, client_id, method, status, amount, created_by_id, created_at)
      select r.id, gen_random_uuid(), r.client_id, 'card', 'paid', r.total, r.created_by_id, r.created_at
      from ${requests} r where r.id <> ${model.id}`);
  });
  await db.execute(sql`vacuum analyze ${requests}, ${payments}`);
}, 240_000);
afterAll(() => fixture?.test.close());

const refundable = (query: Record<string, string>) =>
  rowsReadBy(fixture.test.api.db.$client, () =>
    call<RefundableView[]>(fixture.test, 'refunds.eligible', { token: fixture.finance.token, query }),
  );

describe('the requests that can be refunded, in a business with forty thousand paid ones', () => {
  it('are read by their index, and counted no further than any list', async () => {
    const { answer, read } = await refundable({ _end: '13' });
    expect(answer.body).toHaveLength(13);
    expect(answer.body.map(({ status }) => status)).toEqual(Array.from({ length: 13 }, () => 'cancelled'));
    expect(answer.headers).toMatchObject({
      'x-total-count': String(longestSorted),
      'x-total-count-exact': 'false',
    });
    expect(read.get('requests')).toBeLessThan(longestSorted + 200);
    expect(read.get('payments')).toBeLessThan(200);
  });

  it('continue after the cancelled ones with the latest', async () => {
    const { answer, read } = await refundable({ _start: '395', _end: '405' });
    const statuses = answer.body.map(({ status }) => status);
    expect(statuses.filter((status) => status === 'cancelled')).toHaveLength(5);
    expect(statuses[5]).toBe('payment_completed');
    expect(read.get('requests')).toBeLessThan(longestSorted + 1_000);
  });

  it('are found by number among few rows', async () => {
    const { answer, read } = await refundable({ q: 'R-40123' });
    expect(answer.body.map(({ number }) => number)).toEqual([40_123]);
    expect(read.get('requests')).toBeLessThan(200);
  });

  it('are found by a name that all of them have, without collecting them', async () => {
    const { answer, read } = await refundable({ q: companyName, _end: '13' });
    expect(answer.body).toHaveLength(13);
    expect(read.get('requests')).toBeLessThan(2 * longestSorted);
  });
});
