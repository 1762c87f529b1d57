import { and, eq, sum } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { PaymentsGraphView, RefundableView } from '#domain/api/financeViews';
import type { RequestView } from '#domain/api/requestViews';
import { waitingLists } from '#domain/requests/waitingLists';
import { GatewayRefusal } from '../../server/adapters/cardGateway';
import { auditEntries } from 'sijil/server/db/schema/users';
import { sandboxPayments } from '../../server/db/schema/messages';
import {
  instalments,
  ledgerEntries,
  packagePurchases,
  payments,
  refunds,
  taxDocuments,
} from '../../server/db/schema/money';
import { tables } from '../../server/db/schema/declared';
import { sendRefund } from '../../server/modules/refunds/sendRefund';
import { call } from '../support/call';
import { runTasks } from '../support/runTasks';
import { whileUncommitted } from '../support/whileUncommitted';
import {
  buildOrdersFixture,
  orderAndSign,
  type OrdersFixture,
  purchaseOf,
  redeem,
  reread,
} from './ordersFixture';
import { confirmArrival, owedFor, payByTransfer, payInFull } from './paymentsFixture';

let fixture: OrdersFixture;
let first: RequestView;
beforeAll(async () => {
  fixture = await buildOrdersFixture();
  first = await paidByCard();
});
afterAll(() => fixture?.test.close());

interface Made {
  id: string;
  amount: number;
  status: string;
  code?: string;
  errors: Record<string, string[]>;
}

const refund = (requestId: string, amount: number, more: object = {}) =>
  call<Made>(fixture.test, 'refunds.create', {
    token: fixture.finance.token,
    language: 'en',
    body: { requestId, amount, reason: 'تعويض عن تأخر الزيارة', ...more },
  });

/** Riyals 1,150 paid by card. */
const paidByCard = async () => payInFull(fixture, await orderAndSign(fixture));

async function paidByTransfer(): Promise<RequestView> {
  const request = await orderAndSign(fixture);
  await payByTransfer(fixture, request);
  await confirmArrival(fixture, request.id);
  return reread(fixture, request.id);
}

type FollowUp = 'refunds.recordTransfer' | 'refunds.retry' | 'refunds.transferInstead';

const followUp = (id: FollowUp, refundId: string, body?: object) =>
  call<Made>(fixture.test, id, {
    token: fixture.finance.token,
    params: { id: refundId },
    ...(body && { body }),
  });

/** Entries of a refund in the audit log, the oldest first. */
const entriesOf = (refundId: string) =>
  fixture.test.api.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.recordId, refundId))
    .orderBy(auditEntries.at);

async function stateOf(refundId: string) {
  const [row] = await fixture.test.api.db.select().from(refunds).where(eq(refunds.id, refundId));
  return { status: row?.status, failure: row?.failure };
}

async function gatewayRefunded(requestId: string): Promise<number> {
  const { db } = fixture.test.api;
  const [row] = await db
    .select({ body: sandboxPayments.body })
    .from(payments)
    .innerJoin(sandboxPayments, eq(sandboxPayments.id, payments.id))
    .where(eq(payments.requestId, requestId));
  return Number(row?.body['refunded'] ?? 0);
}

describe('a refund', () => {
  it('to a card issues a credit note at once, and the ledger entry when the money is sent', async () => {
    const request = first;
    const made = await refund(request.id, 40_000);
    expect(made).toMatchObject({ status: 201, body: { amount: 40_000, status: 'sending' } });
    expect(await owedFor(fixture.test, request.id)).toBe(-40_000);
    const documents = await fixture.test.api.db
      .select()
      .from(taxDocuments)
      .where(eq(taxDocuments.requestId, request.id));
    expect(documents.find(({ kind }) => kind === 'credit_note')).toMatchObject({
      total: 40_000,
      subtotal: 34_783,
      vat: 5_217,
    });
    await runTasks(fixture.test, ['sendRefund']);
    expect(await owedFor(fixture.test, request.id)).toBe(0);
    expect(await gatewayRefunded(request.id)).toBe(40_000);
    const [row] = await fixture.test.api.db.select().from(refunds).where(eq(refunds.id, made.body.id));
    expect(row).toMatchObject({ status: 'done', method: 'card', iban: null });
    expect(await entriesOf(made.body.id)).toMatchObject([
      { action: 'create', actorId: fixture.finance.id, changes: { amount: { from: null, to: 40_000 } } },
    ]);
  });

  it('is sent to the gateway once, however often its job runs', async () => {
    const request = await paidByCard();
    const { body } = await refund(request.id, 30_000);
    const { api } = fixture.test;
    await Promise.all([1, 2, 3].map(() => sendRefund(api, { refundId: body.id })));
    await sendRefund(api, { refundId: body.id });
    expect(await gatewayRefunded(request.id)).toBe(30_000);
  });

  it('is shown on its payment as pending, then as sent, partial or full, but not to operations', async () => {
    const request = await paidByCard();
    const payment = async () => (await reread(fixture, request.id)).payments[0];
    const now = fixture.test.api.clock().toISOString();
    const part = { amount: 15_000, decidedAt: now };
    await refund(request.id, 15_000);
    expect(await payment()).toMatchObject({ refunded: null, refunds: [{ ...part, sentAt: null }] });
    await runTasks(fixture.test, ['sendRefund']);
    expect(await payment()).toMatchObject({ refunded: 'part', refunds: [{ ...part, sentAt: now }] });
    await refund(request.id, 100_000);
    await runTasks(fixture.test, ['sendRefund']);
    expect(await payment()).toMatchObject({ refunded: 'full', refunds: [{ ...part }, { amount: 100_000 }] });
    const forOperations = await call<RequestView>(fixture.test, 'inspections.get', {
      token: fixture.operator.token,
      params: { id: request.id },
    });
    expect(forOperations.body.payments).toMatchObject([{ status: 'paid', refunded: null, refunds: [] }]);
  });

  it('is limited to the paid amount that is not yet refunded', async () => {
    const request = await paidByCard();
    const tooMuch = await refund(request.id, 115_001);
    expect(tooMuch.status).toBe(400);
    expect(tooMuch.body.errors['amount']?.[0]).toMatch(/^Max value exceeded: at most SAR 1,150/);
    expect((await refund(request.id, 100_000)).status).toBe(201);
    expect((await refund(request.id, 15_001)).body.errors).toHaveProperty('amount');
    expect((await refund(request.id, 15_000)).status).toBe(201);
    expect((await refund(request.id, 1)).body.errors).toHaveProperty('amount');
    await runTasks(fixture.test, ['sendRefund']);
    expect(await gatewayRefunded(request.id)).toBe(115_000);
  });

  it('cannot exceed the maximum through simultaneous calls', async () => {
    const request = await paidByCard();
    const answers = await Promise.all([1, 2, 3, 4].map(() => refund(request.id, 60_000)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const [given] = await fixture.test.api.db
      .select({ total: sum(refunds.amount) })
      .from(refunds)
      .where(eq(refunds.requestId, request.id));
    expect(Number(given?.total)).toBe(60_000);
  });

  it('of a bank transfer needs a valid IBAN', async () => {
    const request = await paidByTransfer();
    expect((await refund(request.id, 20_000)).body.errors).toHaveProperty('iban');
    const made = await refund(request.id, 20_000, { iban: 'SA03 8000 0000 6080 1016 7519' });
    expect(made).toMatchObject({ status: 201, body: { status: 'due' } });
    const [row] = await fixture.test.api.db.select().from(refunds).where(eq(refunds.id, made.body.id));
    expect(row).toMatchObject({ method: 'bank_transfer', iban: 'SA0380000000608010167519', settledAt: null });
  });

  it('of a bank transfer is done once finance records its transfer, not dated in the future', async () => {
    const request = await paidByTransfer();
    const { body } = await refund(request.id, 20_000, { iban: 'SA03 8000 0000 6080 1016 7519' });
    expect(await owedFor(fixture.test, request.id)).toBe(-20_000);
    const tomorrow = await followUp('refunds.recordTransfer', body.id, {
      reference: 'OUT1',
      transferredOn: '2026-11-23',
    });
    expect(tomorrow.body.errors).toHaveProperty('transferredOn');
    const recorded = { reference: 'OUT1', transferredOn: '2026-11-22' };
    expect(await followUp('refunds.recordTransfer', body.id, recorded)).toMatchObject({
      status: 200,
      body: { status: 'done' },
    });
    expect(await owedFor(fixture.test, request.id)).toBe(0);
    expect(await followUp('refunds.recordTransfer', body.id, recorded)).toMatchObject({
      status: 409,
      body: { code: 'refund_moved_on' },
    });
  });

  it('that the gateway refuses can be retried, or made by transfer instead', async () => {
    const request = await paidByCard();
    const refusing = vi
      .spyOn(fixture.test.api.gateway, 'refund')
      .mockRejectedValue(new GatewayRefusal('ACCOUNT CLOSED'));
    const { body } = await refund(request.id, 20_000);
    await runTasks(fixture.test, ['sendRefund']);
    expect(await stateOf(body.id)).toEqual({ status: 'failed', failure: 'ACCOUNT CLOSED' });
    expect(await owedFor(fixture.test, request.id)).toBe(-20_000);
    expect((await followUp('refunds.retry', body.id)).body.status).toBe('sending');
    await runTasks(fixture.test, ['sendRefund']);
    expect(await stateOf(body.id)).toMatchObject({ status: 'failed' });
    const iban = 'SA03 8000 0000 6080 1016 7519';
    expect((await followUp('refunds.transferInstead', body.id, { iban })).body.status).toBe('due');
    refusing.mockRestore();
    const recorded = { reference: 'OUT2', transferredOn: '2026-11-22' };
    expect((await followUp('refunds.recordTransfer', body.id, recorded)).body.status).toBe('done');
    const statuses = (await entriesOf(body.id)).map(({ changes }) => changes['status']);
    // Calls of the gateway in between are the portal's own.
    expect(statuses).toHaveLength(4);
    expect(statuses).toEqual(
      expect.arrayContaining([
        { from: null, to: 'sending' },
        { from: 'failed', to: 'sending' },
        { from: 'failed', to: 'due' },
        { from: 'due', to: 'done' },
      ]),
    );
    expect(await owedFor(fixture.test, request.id)).toBe(0);
    expect(await gatewayRefunded(request.id)).toBe(0);
  });

  it('without an answer from the gateway is retried, and fails only after several attempts', async () => {
    const request = await paidByCard();
    const { api } = fixture.test;
    const silent = vi.spyOn(api.gateway, 'refund').mockRejectedValue(new Error('timed out'));
    const { body } = await refund(request.id, 20_000);
    await sendRefund(api, { refundId: body.id, attempt: 0 });
    expect(await stateOf(body.id)).toMatchObject({ status: 'sending' });
    await sendRefund(api, { refundId: body.id, attempt: 4 });
    expect(await stateOf(body.id)).toEqual({ status: 'failed', failure: 'NO ANSWER' });
    silent.mockRestore();
  });

  it('whose answer was lost is not paid again by transfer', async () => {
    const request = await paidByCard();
    const { api } = fixture.test;
    const made = api.gateway.refund;
    const lost = vi.spyOn(api.gateway, 'refund').mockImplementation(async (...asked) => {
      await made(...asked);
      throw new Error('timed out');
    });
    const { body } = await refund(request.id, 20_000);
    await sendRefund(api, { refundId: body.id, attempt: 4 });
    lost.mockRestore();
    expect(await stateOf(body.id)).toMatchObject({ status: 'failed' });
    const iban = 'SA03 8000 0000 6080 1016 7519';
    expect((await followUp('refunds.transferInstead', body.id, { iban })).body.status).toBe('done');
    expect(await gatewayRefunded(request.id)).toBe(20_000);
    expect(await owedFor(fixture.test, request.id)).toBe(0);
  });

  it('of a payment for a cancelled order creates no second credit note', async () => {
    const request = await orderAndSign(fixture);
    await payByTransfer(fixture, request);
    const { version } = await reread(fixture, request.id);
    const cancelled = await call(fixture.test, 'adminInspections.cancel', {
      token: fixture.operator.token,
      params: { id: request.id },
      body: { version, reason: 'أُغلق الفرع' },
    });
    expect(cancelled.status).toBe(200);
    await confirmArrival(fixture, request.id);
    const iban = 'SA03 8000 0000 6080 1016 7519';
    expect((await refund(request.id, 115_000, { iban })).status).toBe(201);
    const notes = await fixture.test.api.db
      .select({ total: taxDocuments.total })
      .from(taxDocuments)
      .where(and(eq(taxDocuments.requestId, request.id), eq(taxDocuments.kind, 'credit_note')));
    expect(notes).toEqual([{ total: 115_000 }]);
  });

  it('cannot be credited beyond the invoice, as a database constraint ensures', async () => {
    const request = await paidByCard();
    const { db } = fixture.test.api;
    const [invoice] = await db.select().from(taxDocuments).where(eq(taxDocuments.requestId, request.id));
    if (!invoice) throw new Error('no invoice');
    const { id: _, number: __, ...same } = invoice;
    const note = { ...same, kind: 'credit_note' as const, number: 900_001, total: 115_001 };
    await expect(db.insert(taxDocuments).values(note)).rejects.toMatchObject({
      cause: expect.objectContaining({ constraint: 'credit_notes_within_invoice' }),
    });
  });

  it('of a package’s full price ends the package: visits restored later cannot be used', async () => {
    const buyer = await payInFull(fixture, await orderAndSign(fixture, { packageId: fixture.packages.pair }));
    const purchaseId = await purchaseOf(fixture, buyer.id);
    const drawn = await redeem(fixture, purchaseId);
    expect(drawn.status).toBe(201);
    await refund(buyer.id, Number(buyer.total), { drawnReason: 'أُلغيت الزيارات' });
    await call(fixture.test, 'adminInspections.cancel', {
      token: fixture.operator.token,
      params: { id: drawn.body.id },
      body: { version: drawn.body.version, reason: 'أُغلق الفرع' },
    });
    expect(await redeem(fixture, purchaseId)).toMatchObject({
      status: 409,
      body: { code: 'package_exhausted' },
    });
    const [purchase] = await fixture.test.api.db
      .select()
      .from(packagePurchases)
      .where(eq(packagePurchases.id, purchaseId));
    expect(purchase).toMatchObject({ used: 1, quantity: 1, returned: 1 });
  });

  it('of a package cancels its unused visits at their price, and needs a reason for used ones', async () => {
    const buyer = await payInFull(fixture, await orderAndSign(fixture, { packageId: fixture.packages.pair }));
    const purchaseId = await purchaseOf(fixture, buyer.id);
    // The order itself has used one of the two visits, so that half of the price is unused.
    const half = Math.round(Number(buyer.total) / 2);
    const listed = await call<RefundableView[]>(fixture.test, 'refunds.eligible', {
      token: fixture.finance.token,
    });
    expect(listed.body.find(({ id }) => id === buyer.id)).toMatchObject({ max: buyer.total, undrawn: half });
    const tooMuch = await refund(buyer.id, half + 1);
    expect(tooMuch.status).toBe(400);
    expect(tooMuch.body.errors).toHaveProperty('drawnReason');
    expect((await refund(buyer.id, half)).status).toBe(201);
    expect(await redeem(fixture, purchaseId)).toMatchObject({ body: { code: 'package_exhausted' } });
    expect((await refund(buyer.id, 100)).body.errors).toHaveProperty('drawnReason');
    expect((await refund(buyer.id, 100, { drawnReason: 'زيارة ناقصة' })).status).toBe(201);
    const refundRows = await fixture.test.api.db
      .select()
      .from(refunds)
      .where(eq(refunds.requestId, buyer.id));
    expect(refundRows.map(({ reason }) => reason)).toContain('تعويض عن تأخر الزيارة\nزيارة ناقصة');
  });

  it('shows finance the client’s IBAN for payments by transfer only, not by card', async () => {
    const iban = 'SA0380000000608010167519';
    await fixture.test.api.db
      .update(tables.clients)
      .set({ iban })
      .where(eq(tables.clients.id, fixture.client.id));
    const [byCard, byTransfer] = [await paidByCard(), await paidByTransfer()];
    const { body } = await call<RefundableView[]>(fixture.test, 'refunds.eligible', {
      token: fixture.finance.token,
      query: { _end: '100' },
    });
    const ibanOf = (id: string) => body.find((one) => one.id === id)?.iban;
    expect([ibanOf(byCard.id), ibanOf(byTransfer.id)]).toEqual([null, iban]);
    await fixture.test.api.db
      .update(tables.clients)
      .set({ iban: null })
      .where(eq(tables.clients.id, fixture.client.id));
  });

  it('of less than the unused visits’ price leaves the visits usable', async () => {
    const buyer = await payInFull(fixture, await orderAndSign(fixture, { packageId: fixture.packages.pair }));
    expect((await refund(buyer.id, 100)).status).toBe(201);
    expect((await redeem(fixture, await purchaseOf(fixture, buyer.id))).status).toBe(201);
  });

  it('of a package waits for concurrent redemptions, and needs a reason if any visit was used', async () => {
    const { db } = fixture.test.api;
    const buyer = await payInFull(fixture, await orderAndSign(fixture, { packageId: fixture.packages.pair }));
    const purchaseId = await purchaseOf(fixture, buyer.id);
    const half = Math.round(Number(buyer.total) / 2);
    // A visit is being redeemed: the refund of its price waits for that, and then requires a reason.
    const refused = await whileUncommitted(
      db,
      (tx) => tx.update(packagePurchases).set({ used: 2 }).where(eq(packagePurchases.id, purchaseId)),
      () => refund(buyer.id, half),
    );
    expect(refused.body.errors).toHaveProperty('drawnReason');
    await db.update(packagePurchases).set({ used: 1 }).where(eq(packagePurchases.id, purchaseId));
    const [cancelled, refunded, ...redeemed] = await Promise.all([
      call(fixture.test, 'adminInspections.cancel', {
        token: fixture.operator.token,
        params: { id: buyer.id },
        body: { version: buyer.version, reason: 'أُغلق الفرع' },
      }),
      refund(buyer.id, Number(buyer.total)),
      redeem(fixture, purchaseId),
      redeem(fixture, purchaseId),
    ]);
    const drawn = redeemed.filter(({ status }) => status === 201).length;
    const [{ used } = { used: -1 }] = await db
      .select()
      .from(packagePurchases)
      .where(eq(packagePurchases.id, purchaseId));
    // Without a reason the full refund only succeeds if no visit was used, and then none can be redeemed.
    expect(cancelled.status, JSON.stringify(cancelled.body)).toBe(200);
    if (refunded.status === 201) expect([drawn, used]).toEqual([0, 0]);
    else expect(refunded.body.errors).toHaveProperty('drawnReason');
  });

  it.each([
    ['nothing', 0],
    ['less than nothing', -5],
    ['half a halala', 0.5],
  ])('of an amount of %s is refused', async (_, amount) => {
    const request = await paidByCard();
    expect((await refund(request.id, amount)).status).toBe(400);
  });

  it('is refused if nothing was paid, and not found for an unknown request', async () => {
    const request = await orderAndSign(fixture);
    expect((await refund(request.id, 100)).body.errors).toHaveProperty('amount');
    expect((await refund('00000000-0000-4000-8000-000000000000', 100)).status).toBe(404);
  });

  it('is refused to operations and clients', async () => {
    const request = await paidByCard();
    const body = { requestId: request.id, amount: 100, reason: 'x' };
    for (const { token } of [fixture.operator, fixture.client])
      expect((await call(fixture.test, 'refunds.create', { token, body })).status).toBe(403);
  });

  it('notifies the client of the decision, and not yet of the transfer', async () => {
    const request = await paidByCard();
    // Later than all other notices, because the list returns only the newest.
    fixture.test.setNow(new Date(fixture.test.api.clock().getTime() + 60_000));
    await refund(request.id, 10_000);
    const { body } = await call<{ kind: string; requestId: string }[]>(fixture.test, 'notifications.list', {
      token: fixture.client.token,
    });
    const kinds = body.filter(({ requestId }) => requestId === request.id).map(({ kind }) => kind);
    expect(kinds).toContain('refundDecided');
    expect(kinds).not.toContain('refundMade');
  });
});

describe("finance's lists", () => {
  const { finance } = { finance: () => fixture.finance.token };

  it('offer refundable requests with their maximum, cancelled ones first, and omit fully refunded ones', async () => {
    const request = await paidByCard();
    const cancelled = await paidByCard();
    const { status } = await call(fixture.test, 'adminInspections.cancel', {
      token: fixture.operator.token,
      params: { id: cancelled.id },
      body: { version: cancelled.version, reason: 'أُغلق الفرع' },
    });
    expect(status).toBe(200);
    await refund(request.id, 15_000);
    const listed = await call<RefundableView[]>(fixture.test, 'refunds.eligible', {
      token: finance(),
      query: { _start: 0, _end: 200 },
    });
    expect(listed.body[0]).toMatchObject({ id: cancelled.id, max: 115_000 });
    const [invoice] = cancelled.taxDocuments;
    expect(listed.body[0]).toMatchObject({
      invoice: invoice?.number,
      payments: [{ method: 'card', amount: 115_000, reference: cancelled.payments[0]?.cardLastFour }],
    });
    expect(listed.body.find(({ id }) => id === request.id)).toMatchObject({ refunded: 15_000, max: 100_000 });
    await refund(cancelled.id, 115_000);
    const found = await call<RefundableView[]>(fixture.test, 'refunds.eligible', {
      token: finance(),
      query: { q: `R-${cancelled.number}` },
    });
    expect(found.body).toEqual([]);
  });

  it('sum up payments by month as the ledger does', async () => {
    const { body } = await call<PaymentsGraphView>(fixture.test, 'payments.graph', { token: finance() });
    const [paid] = await fixture.test.api.db
      .select({ total: sum(ledgerEntries.amount) })
      .from(ledgerEntries)
      .where(eq(ledgerEntries.kind, 'payment'));
    expect(body.months).toHaveLength(12);
    expect(body.months.at(-1)).toMatchObject({ month: '2026-11', paid: -Number(paid?.total) });
    expect(body.totals.paid).toBe(-Number(paid?.total));
  });

  it('count an unpaid instalment as due from its due date on, and as upcoming before', async () => {
    const graph = async () =>
      (await call<PaymentsGraphView>(fixture.test, 'payments.graph', { token: finance() })).body;
    const change = (to: PaymentsGraphView, from: PaymentsGraphView) => ({
      due: to.totals.due - from.totals.due,
      upcoming: to.upcoming - from.upcoming,
    });
    const before = await graph();
    const request = await orderAndSign(fixture, {
      packageId: fixture.packages.annual,
      paymentPlan: 'two',
    });
    const [first, second] = request.instalments;
    const signed = await graph();
    expect(change(signed, before)).toEqual({ due: first?.amount, upcoming: second?.amount });
    const { db } = fixture.test.api;
    const move = (dueOn: string) =>
      db
        .update(instalments)
        .set({ dueOn })
        .where(eq(instalments.id, String(second?.id)));
    await move('2026-11-22');
    expect(change(await graph(), signed)).toEqual({ due: second?.amount, upcoming: -Number(second?.amount) });
    await move('2025-11-30');
    const late = await graph();
    expect(late.dueEarlier - signed.dueEarlier).toBe(second?.amount);
    expect(change(late, signed)).toEqual({ due: 0, upcoming: -Number(second?.amount) });
    for (const name of ['paid', 'refunded', 'due'] as const)
      expect(late.months.reduce((sum, month) => sum + month[name], 0)).toBe(late.totals[name]);
  });

  it('order transfers by the age of their receipts, not by the date of their orders', async () => {
    const [one, other] = [await orderAndSign(fixture), await orderAndSign(fixture)];
    await payByTransfer(fixture, other);
    const now = fixture.test.api.clock();
    fixture.test.setNow(new Date(now.getTime() + 60_000));
    await payByTransfer(fixture, one);
    fixture.test.setNow(now);
    const { filter, sort } = waitingLists.transfers;
    const { body } = await call<{ id: string }[]>(fixture.test, 'inspections.list', {
      token: finance(),
      query: { ...filter, _sort: sort, _order: 'asc', _end: 200 },
    });
    const waiting = body.map(({ id }) => id).filter((id) => [one.id, other.id].includes(id));
    expect(waiting).toEqual([other.id, one.id]);
  });

  it('can be exported as a CSV, which is sent by mail', async () => {
    const { body } = await call<{ email: string }>(fixture.test, 'payments.export', {
      token: finance(),
      body: { from: '2026-11-01', to: '2026-11-30' },
    });
    await runTasks(fixture.test, ['exportPayments', 'deliverMail']);
    const mail = fixture.test.mails.findLast(({ to }) => to === body.email);
    const csv = mail?.attachments?.[0]?.content.toString('utf8') ?? '';
    const rows = await fixture.test.api.db.select().from(payments);
    expect(mail?.attachments?.[0]?.filename).toBe('payments-2026-11-22.csv');
    expect(csv.split('\n')).toHaveLength(rows.length + 1);
    expect(csv).toContain('1150.00');
  });
});
