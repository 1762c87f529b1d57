import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RequestView } from '#domain/api/requestViews';
import { call } from '../support/call';
import { selectSharedTransfers } from '../../server/modules/requestView/moneyParts';
import { asRole } from '../support/people';
import { allRowsRead } from '../support/rowsRead';
import { tinyPdf, upload } from '../support/upload';
import { buildOrdersFixture, orderAndSign, type OrdersFixture, reread } from './ordersFixture';

/** Three requests: the second is sent with the first one’s receipt, the third with the first one’s reference. */
let fixture: OrdersFixture;
let requests: readonly [RequestView, RequestView, RequestView];
beforeAll(async () => {
  fixture = await buildOrdersFixture();
  requests = [await orderAndSign(fixture), await orderAndSign(fixture), await orderAndSign(fixture)];
  const [first, second, third] = requests;
  await transfer(first, 'FT 2611-77', tinyPdf);
  await transfer(second, 'FT 2611-78', tinyPdf);
  await transfer(third, 'ft٢٦١١٧٧', Buffer.concat([tinyPdf, Buffer.from('\n% another\n')]));
});
afterAll(() => fixture?.test.close());

async function transfer(request: RequestView, reference: string, content: Buffer): Promise<void> {
  const { test, client } = fixture;
  const receipt = await upload(test, client.token, { content, name: 'receipt.pdf' }, 'document');
  const body = { version: request.version, method: 'bank_transfer', reference, receipt: receipt.body.id };
  const sent = await call(test, 'clientInspections.pay', {
    token: client.token,
    params: { id: request.id },
    body,
  });
  expect(sent.status, JSON.stringify(sent.body)).toBe(200);
}

async function asSeenBy(
  token: string,
  operation: 'inspections.get' | 'clientInspections.get',
  of: RequestView,
) {
  const { status, body } = await call<RequestView>(fixture.test, operation, { token, params: { id: of.id } });
  expect(status).toBe(200);
  const [payment] = body.payments;
  return { receipt: payment?.sameReceipt, reference: payment?.sameReference };
}

const named = ({ id, number }: RequestView) => ({ id, number });

describe('a bank transfer used for several requests', () => {
  it('shows finance the other requests with the same receipt or reference', async () => {
    const [first, second, third] = requests;
    const { token } = fixture.finance;
    const seen = (request: RequestView) => asSeenBy(token, 'inspections.get', request);
    expect(await seen(first)).toEqual({ receipt: [named(second)], reference: [named(third)] });
    expect(await seen(second)).toEqual({ receipt: [named(first)], reference: [] });
    expect(await seen(third)).toEqual({ receipt: [], reference: [named(first)] });
  });

  it('is flagged only for people who decide about transfers', async () => {
    const [first] = requests;
    const { test, client, operator, branchId } = fixture;
    const manager = await asRole(test, 'branch_manager', { clientId: client.id, branchIds: [branchId] });
    const none = { receipt: [], reference: [] };
    expect(await asSeenBy(client.token, 'clientInspections.get', first)).toEqual(none);
    expect(await asSeenBy(manager.token, 'clientInspections.get', first)).toEqual(none);
    expect(await asSeenBy(operator.token, 'inspections.get', first)).toEqual(none);
  });

  it('is still flagged after the other one is confirmed, and no longer after it is refused', async () => {
    const [first, second] = requests;
    const { test, finance } = fixture;
    const decide = async (
      operation: 'adminInspections.confirmPayment' | 'adminInspections.rejectPayment',
      request: RequestView,
      more: object,
    ) => {
      const { version } = await reread(fixture, request.id);
      const body = { version, ...more };
      const decided = await call(test, operation, { token: finance.token, params: { id: request.id }, body });
      expect(decided.status).toBe(200);
    };
    await decide('adminInspections.confirmPayment', first, { amount: 115_000 });
    expect(await asSeenBy(finance.token, 'inspections.get', second)).toEqual({
      receipt: [named(first)],
      reference: [],
    });
    await decide('adminInspections.rejectPayment', second, { reason: 'الإيصال لطلب آخر' });
    expect((await asSeenBy(finance.token, 'inspections.get', first)).receipt).toEqual([]);
  });

  it('is checked with few rows read, even if thousands of transfers share a receipt', async () => {
    const [other, , { id }] = requests;
    const { db } = fixture.test.api;
    const copies = await db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      const copied = sql`client_id, created_by_id, method, status, amount, receipt_file_id, created_at`;
      return tx.execute(sql`insert into payments (request_id, instalment_id, ${copied})
        select ${other.id}, gen_random_uuid(), ${copied} from payments, generate_series(1, 5000) where request_id = ${id}`);
    });
    expect(copies.rowCount).toBe(5000);
    await db.execute(sql`analyze payments`);
    const { sql: text, params } = selectSharedTransfers(db, id, true).sameReceipt.toSQL();
    expect(await allRowsRead(db.$client, text, params)).toBeLessThan(100);
    await db.execute(sql`delete from payments where reference is null and request_id = ${other.id}`);
  });

  it('is found through an index, by reference and by receipt', async () => {
    const found = async (column: 'reference_key' | 'receipt_file_id', value: string) => {
      const { db } = fixture.test.api;
      return db.transaction(async (tx) => {
        await tx.execute(sql`set local enable_seqscan = off`);
        const { rows } = await tx.execute(
          sql`explain select id from payments where ${sql.raw(column)} = ${value} and status in ('awaiting', 'paid')`,
        );
        return JSON.stringify(rows);
      });
    };
    expect(await found('reference_key', 'FT1')).toContain('payments_by_reference');
    expect(await found('receipt_file_id', crypto.randomUUID())).toContain('payments_by_receipt');
  });
});

it('a pending transfer is in finance’s list with the amount that was sent', async () => {
  const [, , third] = requests;
  const query = { receiptSince_null: 'false', _end: 200 };
  const { body } = await call<{ id: string; receiptAmount?: number }[]>(fixture.test, 'inspections.list', {
    token: fixture.finance.token,
    query,
  });
  const row = body.find(({ id }) => id === third.id);
  expect(row?.receiptAmount).toBe(115_000);
});
