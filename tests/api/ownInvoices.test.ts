import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { instalments, taxDocuments } from '../../server/db/schema/money';
import { requests } from '../../server/db/schema/requests';
import { call } from '../support/call';
import { asRole } from '../support/people';
import { buildOrdersFixture, orderAndSign, type OrdersFixture } from './ordersFixture';

let fixture: OrdersFixture;
beforeAll(async () => {
  fixture = await buildOrdersFixture();
});
afterAll(() => fixture?.test.close());

const invoicesOf = (token: string) =>
  call<{ code: string; kind: string; requestId: string; total: number }[]>(
    fixture.test,
    'clientInvoices.list',
    { token },
  );

describe('the invoices of a company', () => {
  it('contain only its own, under their printed numbers', async () => {
    const { id } = await orderAndSign(fixture);
    const { body, status } = await invoicesOf(fixture.client.token);
    expect(status).toBe(200);
    expect(body).toMatchObject([{ code: 'INV-000001', kind: 'invoice', requestId: id, total: 115_000 }]);
    const stranger = await asRole(fixture.test, 'client');
    expect((await invoicesOf(stranger.token)).body).toEqual([]);
  });

  it('are refused to branch managers and supervisors', async () => {
    for (const role of ['branch_manager', 'supervisor'] as const) {
      const { token } = await asRole(
        fixture.test,
        role,
        role === 'branch_manager' ? { clientId: fixture.client.id } : {},
      );
      expect((await invoicesOf(token)).status).toBe(403);
    }
  });
});

interface Invoice {
  readonly requestId: string;
  readonly kind: string;
  readonly state: string | null;
  readonly amountDue: number | null;
  readonly remaining: number | null;
  readonly dueOn: string | null;
}

describe('the payment state of an invoice', () => {
  const made: Record<string, string> = {};
  const { long, next } = { long: '2020-01-01', next: '2099-01-01' };
  const read = async (query: Record<string, string> = {}) =>
    (await call<Invoice[]>(fixture.test, 'clientInvoices.list', { token: fixture.client.token, query })).body;
  const shown = async (name: string) => (await read()).find(({ requestId }) => requestId === made[name]);
  const namesOf = async (query: Record<string, string>) => {
    const ids = (await read(query)).map(({ requestId }) => requestId);
    return Object.keys(made).filter((name) => ids.includes(made[name] ?? ''));
  };

  beforeAll(async () => {
    const { db, clock } = fixture.test.api;
    for (const name of ['paid', 'overdue', 'later', 'cancelled'])
      made[name] = (await orderAndSign(fixture)).id;
    const set = (name: string, values: Partial<typeof instalments.$inferInsert>) =>
      db
        .update(instalments)
        .set(values)
        .where(eq(instalments.requestId, made[name] ?? ''));
    await set('paid', { paidAt: clock(), dueOn: long });
    await set('overdue', { dueOn: long });
    await set('later', { dueOn: next });
    await db
      .update(requests)
      .set({ status: 'cancelled' })
      .where(eq(requests.id, made['cancelled'] ?? ''));
  });

  it('is shown with the amount due, the remaining amount and the due date', async () => {
    const nothing = { amountDue: 0, remaining: 0, dueOn: null };
    expect(await shown('paid')).toMatchObject({ state: 'paid', ...nothing });
    expect(await shown('overdue')).toMatchObject({
      state: 'overdue',
      amountDue: 115e3,
      remaining: 115e3,
      dueOn: long,
    });
    expect(await shown('later')).toMatchObject({
      state: 'later',
      amountDue: 0,
      remaining: 115e3,
      dueOn: next,
    });
    expect(await shown('cancelled')).toMatchObject({ state: 'cancelled', ...nothing });
  });

  it('can be used as a filter of the list', async () => {
    for (const name of Object.keys(made)) expect(await namesOf({ state_in: name })).toEqual([name]);
    expect(await namesOf({ state_in: 'overdue,later' })).toEqual(['overdue', 'later']);
    expect(await namesOf({ remaining_gte: '1', dueOn_lte: '2021-01-01' })).toEqual(['overdue']);
  });

  it('is empty for a credit note', async () => {
    const { db } = fixture.test.api;
    const [invoice] = await db
      .select()
      .from(taxDocuments)
      .where(eq(taxDocuments.requestId, made['paid'] ?? ''));
    if (!invoice) throw new Error('the order has no invoice');
    const { id: _id, code: _code, searchKey: _key, ...same } = invoice;
    await db.insert(taxDocuments).values({ ...same, kind: 'credit_note', number: 1 });
    const [note] = await read({ kind: 'credit_note' });
    expect(note).toMatchObject({ state: null, amountDue: null, remaining: null, dueOn: null });
  });
});

describe('finance’s register of tax documents', () => {
  const found = async (q: string) => {
    const answer = await fixture.test.app.inject({
      method: 'GET',
      url: `/api/v1/admin/tax-documents?q=${q}`,
      headers: { authorization: `Bearer ${fixture.finance.token}` },
    });
    return answer.json<{ code: string; buyerVatNumber: string | null }[]>();
  };

  it('finds a document by its number and shows the buyer’s VAT number', async () => {
    const { db } = fixture.test.api;
    const [invoice] = await db.select().from(taxDocuments).limit(1);
    if (!invoice?.buyer) throw new Error('the order has no invoice');
    const { id: _id, code: _code, searchKey: _key, ...same } = invoice;
    const buyer = { ...invoice.buyer, vatNumber: '311111111100003' };
    await db.insert(taxDocuments).values({ ...same, buyer, kind: 'credit_note', number: 77 });
    const said = (await found('000077')).map(({ code, buyerVatNumber }) => [code, buyerVatNumber]);
    expect(said).toEqual([['CN-000077', '311111111100003']]);
  });
});
