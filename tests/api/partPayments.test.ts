import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DashboardView } from '#domain/api/dashboardViews';
import type { AgeingView, PaymentsGraphView, RefundableView } from '#domain/api/financeViews';
import type { NotificationView } from '#domain/api/messageViews';
import type { RequestView } from '#domain/api/requestViews';
import {
  instalments,
  ledgerEntries,
  packagePurchases,
  refunds,
  taxDocuments,
} from '../../server/db/schema/money';
import { loadLetter } from '../../server/modules/payments/reminderLetter';
import { reconcile } from '../../server/modules/reconcile/reconcile';
import { call } from '../support/call';
import { asRole } from '../support/people';
import {
  buildOrdersFixture,
  orderAndSign,
  type OrdersFixture,
  purchaseOf,
  reread,
  statusesOf,
  sunday,
} from './ordersFixture';
import {
  cards,
  confirmArrival,
  decideAtBank,
  owedFor,
  payByCard,
  payByTransfer,
  payInFull,
  settle,
} from './paymentsFixture';

let fixture: OrdersFixture;
beforeAll(async () => {
  fixture = await buildOrdersFixture();
});
beforeEach(() => fixture.test.setNow(sunday));
afterAll(() => fixture?.test.close());

const fee = 'خصم البنك رسوم التحويل.';

/** An order over SAR 1,150 whose transfer waits for finance. */
async function transferred(): Promise<RequestView> {
  const request = await orderAndSign(fixture);
  expect((await payByTransfer(fixture, request)).body.status).toBe('awaiting');
  return reread(fixture, request.id);
}

/** An annual package over SAR 11,500.01 in two payments, 5,750.01 and 5,750.00, whose first transfer waits. */
async function transferredHalf(): Promise<RequestView> {
  const request = await orderAndSign(fixture, { packageId: fixture.packages.annual, paymentPlan: 'two' });
  await payByTransfer(fixture, request);
  return reread(fixture, request.id);
}

const arrives = (request: RequestView, amount: unknown, reason = fee) =>
  confirmArrival(fixture, request.id, { amount, reason });

async function sentenceOf(request: RequestView, kind: string, token = fixture.client.token): Promise<string> {
  const query = { _start: '0', _end: '100' };
  const { body } = await call<NotificationView[]>(fixture.test, 'notifications.list', { token, query });
  const own = body.filter((one) => one.kind === kind && one.requestId === request.id);
  expect(own, kind).toHaveLength(1);
  return String(own[0]?.sentence);
}

const get = async <T>(url: string, { token }: { readonly token: string }): Promise<T> => {
  const headers = { authorization: `Bearer ${token}` };
  return (await fixture.test.app.inject({ url: `/api/v1${url}`, headers })).json<T>();
};

/** Finance's row of the client's account. */
const accountOf = () =>
  get<Record<'owed' | 'later' | 'credit', number>>(`/clientAccounts/${fixture.client.id}`, fixture.finance);

const refund = (requestId: string, amount: number) =>
  call<{ message?: string }>(fixture.test, 'refunds.create', {
    token: fixture.finance.token,
    body: { requestId, amount, reason: 'رد الزيادة', iban: 'SA03 8000 0000 6080 1016 7519' },
  });

const balanced = async () => expect((await reconcile(fixture.test.api.db)).differences).toEqual([]);

describe('a transfer of less than is owed', () => {
  it('is booked as it arrived, and leaves the request with the client, who pays the rest', async () => {
    const request = await transferred();
    const part = await arrives(request, 40_000);
    expect(part).toMatchObject({
      status: 200,
      body: {
        status: 'payment_pending',
        instalments: [{ amount: 115_000, received: 40_000, paidAt: null, state: 'due' }],
        payments: [{ status: 'paid', amount: 40_000, announced: 115_000 }],
      },
    });
    expect(part.body.history.at(-1)).toMatchObject({ transition: 'confirmPartPayment', reason: fee });
    expect(await owedFor(fixture.test, request.id)).toBe(75_000);
    const own = await reread(fixture, request.id);
    expect(own.actions.find(({ name }) => name === 'pay')).toMatchObject({ allowed: true });
    expect(
      await fixture.test.api.db.$count(packagePurchases, eq(packagePurchases.requestId, request.id)),
    ).toBe(0);
    await balanced();
  });

  it('tells the client what arrived, what is left and why', async () => {
    const request = await transferred();
    await arrives(request, 40_000);
    const sentence = await sentenceOf(request, 'confirmPartPayment');
    for (const said of ['400', '750', fee, 'SA03']) expect(sentence).toContain(said);
  });

  it('lets a card be charged with the rest only, which completes the payment', async () => {
    const request = await transferred();
    await arrives(request, 114_900);
    const paid = await payInFull(fixture, await reread(fixture, request.id));
    expect(paid).toMatchObject({
      status: 'payment_completed',
      instalments: [{ received: 115_000, state: 'paid' }],
    });
    expect(paid.payments.map(({ amount }) => amount).sort((one, other) => one - other)).toEqual([
      100, 114_900,
    ]);
    expect(await owedFor(fixture.test, request.id)).toBe(0);
    await balanced();
  });

  it('of which less than a riyal is left is completed by transfer, since no card can pay that', async () => {
    const request = await transferred();
    await arrives(request, 114_901);
    const own = await reread(fixture, request.id);
    const byCard = await payByCard(fixture, own, cards.mada);
    expect([byCard.status, (byCard.body as { code?: string }).code]).toEqual([409, 'card_amount_too_small']);
    expect((await payByTransfer(fixture, own)).body.status).toBe('awaiting');
    await balanced();
  });

  it('may be followed by part after part until nothing is left', async () => {
    const request = await transferred();
    for (const [amount, left] of [
      [1, 114_999],
      [60_000, 54_999],
      [54_999, 0],
    ] as const) {
      const { body, status } = await arrives(request, amount);
      expect(status).toBe(200);
      expect(await owedFor(fixture.test, request.id)).toBe(left);
      if (left === 0) expect(body.status).toBe('payment_completed');
      else
        expect((await payByTransfer(fixture, await reread(fixture, request.id))).body.status).toBe(
          'awaiting',
        );
    }
    await balanced();
  });

  it('is counted less in every sum of what is owed', async () => {
    const { test, finance, client } = fixture;
    const { token } = finance;
    const ageing = async () => {
      const { body } = await call<AgeingView>(test, 'payments.ageing', { token });
      return body;
    };
    const graph = async () =>
      (await call<PaymentsGraphView>(test, 'payments.graph', { token })).body.totals.due;
    const request = await transferred();
    const [before, dueBefore, accountBefore] = [await ageing(), await graph(), await accountOf()];
    await arrives(request, 40_000);
    const [after, dueAfter, accountAfter] = [await ageing(), await graph(), await accountOf()];
    expect(before.sum - after.sum).toBe(40_000);
    expect(dueBefore - dueAfter).toBe(40_000);
    const owedIn = ({ owed, later }: typeof accountBefore) => owed + later;
    expect(owedIn(accountBefore) - owedIn(accountAfter)).toBe(40_000);
    const query = { clientId: client.id, _start: '0', _end: '100' };
    const lines = await call<{ amount: number; request: { id: string } }[]>(test, 'payments.owed', {
      token,
      query,
    });
    expect(lines.body.find((line) => line.request.id === request.id)?.amount).toBe(75_000);
    const csv = await test.app.inject({
      url: `/api/v1/admin/payments/owed.csv?clientId=${client.id}`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(csv.body).toContain(`R-${request.number},1,750.00`);
    const letter = await loadLetter(test.api, client.id);
    expect(letter.lines.find((line) => line.request === `R-${request.number}`)?.amount).toBe(75_000);
    const [invoice] = await get<object[]>(`/admin/tax-documents?requestId=${request.id}`, finance);
    expect(invoice).toMatchObject({ remaining: 75_000 });
    const { body: home } = await call<DashboardView>(test, 'dashboards.byRole', { token: client.token });
    expect(home.client?.moves.find(({ id }) => id === request.id)?.amount).toBe(75_000);
  });

  it('of the second payment changes no status and blocks no visit until it is overdue', async () => {
    const request = await payInFull(
      fixture,
      await orderAndSign(fixture, { packageId: fixture.packages.annual, paymentPlan: 'two' }),
    );
    await payByTransfer(fixture, request, 'clientInspections.payNext');
    const part = await arrives(request, 500_000);
    expect(part.body).toMatchObject({
      status: 'payment_completed',
      instalments: [{ state: 'paid' }, { amount: 575_000, received: 500_000, paidAt: null, state: 'later' }],
    });
    expect(part.body.history.at(-1)).toMatchObject({ transition: 'confirmPartOfNextPayment' });
    expect(await sentenceOf(request, 'confirmPartOfNextPayment')).toContain('750');
    const rest = await payByCard(
      fixture,
      await reread(fixture, request.id),
      cards.mada,
      'clientInspections.payNext',
    );
    await decideAtBank(fixture.test, rest.body, 'approve');
    const settled = await settle(fixture, request, rest.body);
    expect(settled.body.instalments[1]).toMatchObject({ received: 575_000, state: 'paid' });
    await balanced();
  });

  it('is kept for a refund when the client cancels, and finance is told', async () => {
    const request = await transferred();
    await arrives(request, 40_000);
    const { version } = await reread(fixture, request.id);
    const cancelled = await call<RequestView>(fixture.test, 'clientInspections.cancel', {
      token: fixture.client.token,
      params: { id: request.id },
      body: { version },
    });
    expect(cancelled).toMatchObject({ status: 200, body: { status: 'cancelled' } });
    expect(await sentenceOf(request, 'refundAwaits', fixture.finance.token)).toContain('400');
    expect((await refund(request.id, 40_000)).status).toBe(201);
    await balanced();
  });
});

describe('a transfer of more than is owed', () => {
  it('pays the instalment; the surplus is the client’s credit on the request and on its account', async () => {
    const request = await transferred();
    const before = (await accountOf()).credit;
    const more = await arrives(request, 125_000, 'حوّل العميل أكثر.');
    expect(more.body).toMatchObject({
      status: 'payment_completed',
      instalments: [{ amount: 115_000, received: 125_000, state: 'paid' }],
      payments: [{ amount: 125_000, announced: 115_000 }],
    });
    expect(await owedFor(fixture.test, request.id)).toBe(-10_000);
    expect((await accountOf()).credit - before).toBe(10_000);
    expect(await sentenceOf(request, 'confirmPayment')).toContain('100');
    await balanced();
  });

  it('is refunded without a credit note, and leaves the invoice, the package and its visits as they are', async () => {
    const request = await transferred();
    await arrives(request, 125_000);
    const { db } = fixture.test.api;
    const purchase = await purchaseOf(fixture, request.id);
    const offered = await call<RefundableView[]>(fixture.test, 'refunds.eligible', {
      token: fixture.finance.token,
    });
    expect(offered.body.find(({ id }) => id === request.id)).toMatchObject({
      max: 125_000,
      uncovered: 10_000,
    });
    expect((await refund(request.id, 10_000)).status).toBe(201);
    const [row] = await db.select().from(refunds).where(eq(refunds.requestId, request.id));
    expect(row).toMatchObject({ amount: 10_000, creditNoteId: null });
    const notes = and(eq(taxDocuments.requestId, request.id), eq(taxDocuments.kind, 'credit_note'));
    expect(await db.$count(taxDocuments, notes)).toBe(0);
    const [bought] = await db.select().from(packagePurchases).where(eq(packagePurchases.id, purchase));
    expect(bought?.closedAt).toBeNull();
    const [instalment] = await db.select().from(instalments).where(eq(instalments.requestId, request.id));
    expect(instalment).toMatchObject({ received: 115_000 });
    await balanced();
    // What was invoiced is refunded with a credit note as before, and never more than is left.
    expect((await refund(request.id, 115_001)).status).toBe(400);
    await balanced();
  });

  it('pays towards the next instalment first, and what is left of it is the credit', async () => {
    const request = await transferredHalf();
    const some = await arrives(request, 600_000);
    expect(some.body).toMatchObject({
      status: 'payment_completed',
      instalments: [
        { amount: 575_001, received: 575_001, state: 'paid' },
        { amount: 575_000, received: 24_999, paidAt: null, state: 'later' },
      ],
    });
    expect(await sentenceOf(request, 'confirmPayment')).toContain('249.99');
    await balanced();
    const other = await transferredHalf();
    const all = await arrives(other, 1_200_000);
    expect(all.body.instalments).toMatchObject([
      { received: 575_001 + 49_999, state: 'paid' },
      { received: 575_000, state: 'paid' },
    ]);
    expect(await owedFor(fixture.test, other.id)).toBe(-49_999);
    await balanced();
  });
});

describe('the sum of a transfer', () => {
  it.each([0, -1, 1_000_000_001, 9e15, 0.5, 100.25, '115000', null, 'ألف'])(
    'is refused where it is %s, and nothing is written',
    async (amount) => {
      const request = await transferred();
      expect(await arrives(request, amount)).toMatchObject({
        status: 400,
        body: { errors: { amount: expect.anything() } },
      });
      expect(await reread(fixture, request.id)).toMatchObject({
        version: request.version,
        payments: [{ status: 'awaiting' }],
        instalments: [{ received: 0 }],
      });
    },
  );

  it('needs a reason where it differs from the announced one, and none where it is the same', async () => {
    const request = await transferred();
    const without = await confirmArrival(fixture, request.id, { amount: 114_999 });
    expect(without).toMatchObject({ status: 400, body: { errors: { reason: [expect.any(String)] } } });
    expect((await confirmArrival(fixture, request.id, { amount: 115_000 })).body.status).toBe(
      'payment_completed',
    );
  });

  it('is booked once when two people of finance confirm at the same time', async () => {
    const request = await transferred();
    const { token } = await asRole(fixture.test, 'admin_finance');
    const { version } = request;
    const both = await Promise.all([
      confirmArrival(fixture, request.id, { version, amount: 40_000, reason: fee }),
      confirmArrival(fixture, request.id, { version, amount: 50_000, reason: fee, token }),
    ]);
    expect(statusesOf(both)).toEqual([200, 409]);
    const booked = and(eq(ledgerEntries.requestId, request.id), eq(ledgerEntries.kind, 'payment'));
    expect(await fixture.test.api.db.$count(ledgerEntries, booked)).toBe(1);
    await balanced();
  });

  it('arrives once under a reference: the same transfer is no second part', async () => {
    const request = await orderAndSign(fixture);
    await payByTransfer(fixture, request, 'clientInspections.pay', 'FT 77-001');
    await arrives(request, 40_000);
    await payByTransfer(fixture, await reread(fixture, request.id), 'clientInspections.pay', 'ft77001');
    expect(await arrives(request, 75_000)).toMatchObject({
      status: 409,
      body: { code: 'transfer_already_used' },
    });
    expect(await owedFor(fixture.test, request.id)).toBe(75_000);
    await balanced();
  });
});
