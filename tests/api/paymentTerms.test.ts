import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { RequestView } from '#domain/api/requestViews';
import type { PaymentTerms } from '#domain/pricing/paymentTerms';
import { auditEntries } from 'sijil/server/db/schema/users';
import { tables } from '../../server/db/schema/declared';
import { instalments, payments, taxDocuments } from '../../server/db/schema/money';
import type { InvoiceData } from '../../server/pdf/documents/invoice/invoiceData';
import { call } from '../support/call';
import { openSession } from '../support/people';
import {
  buildOrdersFixture,
  orderAndSign,
  type OrdersFixture,
  purchaseOf,
  redeem,
  reread,
  sunday,
} from './ordersFixture';
import { payByTransfer, payInFull } from './paymentsFixture';

let fixture: OrdersFixture;
beforeAll(async () => void (fixture = await buildOrdersFixture()), 120_000);
afterAll(() => fixture?.test.close());
afterEach(() => fixture.test.setNow(sunday));

const setTerms = (paymentTerms: string, token = fixture.finance.token, id = fixture.client.id) =>
  call(fixture.test, 'payments.setTerms', { token, params: { id }, body: { paymentTerms } });

/** An order signed under these terms, read by the client. */
async function signUnder(terms: PaymentTerms, changes = {}): Promise<RequestView> {
  expect((await setTerms(terms)).status).toBe(200);
  return orderAndSign(fixture, changes);
}

/** State of a request's first unpaid sum at ten in the morning of a Riyadh day. */
async function stateOn(request: RequestView, day: string): Promise<string | undefined> {
  fixture.test.setNow(new Date(`${day}T10:00:00+03:00`));
  const { body } = await call<RequestView>(fixture.test, 'inspections.get', {
    token: await openSession(fixture.test, fixture.finance.id),
    params: { id: request.id },
  });
  return body.instalments.find(({ paidAt }) => paidAt === null)?.state;
}

const invoiceOf = async ({ id }: RequestView) => {
  const [row] = await fixture.test.api.db.select().from(taxDocuments).where(eq(taxDocuments.requestId, id));
  return row?.data as InvoiceData;
};

describe('the payment terms of a client', () => {
  // Signed on Sunday, 22 November: due that day, and everybody has a week for a first payment.
  it.each([
    ['net0', '2026-11-29', '2026-11-30'],
    ['net15', '2026-12-07', '2026-12-08'],
    ['net30', '2026-12-22', '2026-12-23'],
  ] as const)(
    '%s: a first payment is due at once, not overdue on %s, overdue on %s',
    async (terms, last, next) => {
      const request = await signUnder(terms);
      expect(request.instalments).toMatchObject([{ dueOn: '2026-11-22', payBy: last, state: 'due' }]);
      expect([await stateOn(request, last), await stateOn(request, next)]).toEqual(['due', 'overdue']);
    },
  );

  it('move the pause of a package whose second payment is late, too', async () => {
    const two = { packageId: fixture.packages.annual, paymentPlan: 'two' };
    const request = await payInFull(fixture, await signUnder('net15', two));
    expect(request.instalments[1]).toMatchObject({ dueOn: '2027-05-21', payBy: '2027-06-05' });
    const purchase = await purchaseOf(fixture, request.id);
    const redeemOn = async (day: string) => {
      fixture.test.setNow(new Date(`${day}T10:00:00+03:00`));
      return (await redeem(fixture, purchase, await openSession(fixture.test, fixture.client.id))).status;
    };
    expect([await redeemOn('2027-06-05'), await redeemOn('2027-06-06')]).toEqual([201, 409]);
  });

  it('do not bring a supervisor before the payment', async () => {
    const request = await signUnder('net30');
    const assigned = await call<{ code: string }>(fixture.test, 'adminInspections.assignSupervisor', {
      token: fixture.operator.token,
      params: { id: request.id },
      body: { version: request.version, supervisorId: fixture.operator.id },
    });
    expect(assigned.status).not.toBe(200);
    expect((await reread(fixture, request.id)).status).toBe('payment_pending');
  });

  it('apply to new invoices only, which print them', async () => {
    const before = await signUnder('net30');
    const after = await signUnder('net0');
    expect((await reread(fixture, before.id)).instalments[0]?.payBy).toBe('2026-12-22');
    expect((await invoiceOf(before)).terms).toEqual({
      ar: 'خلال 30 يومًا من تاريخ الاستحقاق',
      en: 'Within 30 days of the due date',
    });
    expect(await invoiceOf(after)).not.toHaveProperty('terms');
  });

  it('are set by finance and admins, for a company that exists, and the change is recorded', async () => {
    expect((await setTerms('net15', fixture.client.token)).status).toBe(403);
    expect((await setTerms('net15', fixture.operator.token)).status).toBe(403);
    expect((await setTerms('net7')).status).toBe(400);
    expect((await setTerms('net15', fixture.finance.token, fixture.finance.id)).status).toBe(404);
    await setTerms('net0');
    await setTerms('net30');
    const [client] = await fixture.test.api.db
      .select()
      .from(tables.clients)
      .where(eq(tables.clients.id, fixture.client.id));
    expect(client?.paymentTerms).toBe('net30');
    const entries = await fixture.test.api.db
      .select()
      .from(auditEntries)
      .where(
        and(eq(auditEntries.recordId, fixture.client.id), eq(auditEntries.version, client?.version ?? 0)),
      );
    expect(entries).toMatchObject([
      { actorId: fixture.finance.id, changes: { paymentTerms: { from: 'net0', to: 'net30' } } },
    ]);
  });
});

describe('a package whose second payment is late', () => {
  it('is not paused while finance checks the transfer', async () => {
    await setTerms('net0');
    const two = { packageId: fixture.packages.annual, paymentPlan: 'two' };
    const request = await payInFull(fixture, await orderAndSign(fixture, two));
    await payByTransfer(fixture, request, 'clientInspections.payNext');
    fixture.test.setNow(new Date('2027-06-10T10:00:00+03:00'));
    const token = await openSession(fixture.test, fixture.client.id);
    expect((await redeem(fixture, await purchaseOf(fixture, request.id), token)).status).toBe(201);
    await fixture.test.api.db
      .update(payments)
      .set({ status: 'refused' })
      .where(and(eq(payments.requestId, request.id), eq(payments.status, 'awaiting')));
    expect((await redeem(fixture, await purchaseOf(fixture, request.id), token)).status).toBe(409);
  });
});

describe('the account of a client', () => {
  it('shows finance what the client owes, overdue and later, and whom to call', async () => {
    const { db } = fixture.test.api;
    const requestId = (await orderAndSign(fixture)).id;
    await db.update(instalments).set({ paidAt: sunday });
    await db.insert(instalments).values([
      { requestId, sequence: 4, amount: 100, dueOn: '2020-01-01' },
      { requestId, sequence: 2, amount: 20, dueOn: '2020-03-01', termDays: 32_000 },
      { requestId, sequence: 3, amount: 3, dueOn: '2099-01-01' },
    ]);
    const read = async (token: string) => {
      const headers = { authorization: `Bearer ${token}` };
      return fixture.test.app.inject({ url: `/api/v1/clientAccounts/${fixture.client.id}`, headers });
    };
    expect((await read(fixture.finance.token)).json()).toMatchObject({
      owed: 120,
      overdue: 100,
      later: 3,
      oldestDueOn: '2020-01-01',
      phone: expect.stringMatching(/^\+966/),
    });
    expect((await read(fixture.operator.token)).statusCode).toBe(403);
    expect((await read(fixture.client.token)).statusCode).toBe(403);
  });
});
