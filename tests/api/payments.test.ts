import { eq, isNotNull } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { NotificationView } from '#domain/api/notificationView';
import type { PaymentStartedView } from '#domain/api/orderViews';
import type { RequestView } from '#domain/api/requestViews';
import type { SavedCardView } from '#domain/api/savedCardView';
import { ledgerEntries, payments, savedCards } from '../../server/db/schema/money';
import { sandboxPayments } from '../../server/db/schema/messages';
import { recheckPayment } from '../../server/modules/payments/recheckPayment';
import { call } from '../support/call';
import { asRole, openSession } from '../support/people';
import { runTasks } from '../support/runTasks';
import {
  addService,
  buildOrdersWorld,
  orderAndSign,
  type OrdersWorld,
  purchaseOf,
  redeem,
  reread,
  statusesOf,
  sunday,
} from './ordersWorld';
import {
  cards,
  decideAtBank,
  owedFor,
  payByCard,
  payByTransfer,
  payInFull,
  settle,
  tokenOf,
} from './paymentsWorld';

let world: OrdersWorld;
beforeAll(async () => {
  world = await buildOrdersWorld();
});
afterAll(() => world?.test.close());
afterEach(() => vi.restoreAllMocks());

const attemptsOf = (requestId: string) =>
  world.test.api.db.select().from(payments).where(eq(payments.requestId, requestId));

const statesOf = async (requestId: string) =>
  (await attemptsOf(requestId)).map(({ status }) => status).sort();

const atGateway = (paymentId: string) => world.test.api.gateway.fetch(paymentId);

describe('paying by card', () => {
  it('goes through the bank and moves the request on; nothing is owed afterwards', async () => {
    const request = await orderAndSign(world);
    expect(await owedFor(world.test, request.id)).toBe(115_000);
    const started = await payByCard(world, request, cards.mada);
    expect(started).toMatchObject({ status: 200, body: { status: 'initiated' } });
    const back = await decideAtBank(world.test, started.body, 'approve');
    expect(back.pathname).toBe(`/services/${world.serviceId}`);
    expect(Object.fromEntries(back.searchParams)).toMatchObject({
      request: request.id,
      payment: started.body.paymentId,
      status: 'paid',
    });
    const settled = await settle(world, request, started.body);
    expect(settled).toMatchObject({
      status: 200,
      body: {
        status: 'payment_completed',
        payments: [{ status: 'paid', cardBrand: 'mada', cardLastFour: '1010' }],
      },
    });
    expect(await owedFor(world.test, request.id)).toBe(0);
  });

  it('charges once however often the button is pressed', async () => {
    const request = await orderAndSign(world);
    const clicks = await Promise.all([1, 2, 3].map(() => payByCard(world, request, cards.visa)));
    const attempts = await attemptsOf(request.id);
    expect(attempts).toHaveLength(1);
    expect(clicks.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    for (const { status, body } of clicks) {
      if (status === 200) expect(body.paymentId).toBe(attempts[0]?.id);
      else expect(body).toMatchObject({ code: 'payment_in_progress' });
    }
    const again = await payByCard(world, await reread(world, request.id), cards.visa);
    expect(again.body.paymentId).toBe(attempts[0]?.id);
  });

  it('settles once when the return, the webhook and the job arrive together', async () => {
    const request = await orderAndSign(world);
    const started = await payByCard(world, request, cards.mada);
    await decideAtBank(world.test, started.body, 'approve');
    const { paymentId } = started.body;
    await Promise.all([
      settle(world, request, started.body),
      world.test.runJobs(),
      recheckPayment(world.test.api, { paymentId }),
      settle(world, request, started.body),
    ]);
    await settle(world, request, started.body);
    const entries = await world.test.api.db
      .select()
      .from(ledgerEntries)
      .where(eq(ledgerEntries.sourceId, paymentId));
    expect(entries.map(({ amount }) => amount)).toEqual([-115_000]);
    const { status, history } = await reread(world, request.id);
    expect(status).toBe('payment_completed');
    expect(history.filter(({ transition }) => transition === 'settlePayment')).toHaveLength(1);
  });

  it('is settled by the webhook alone when the payer never comes back', async () => {
    const request = await orderAndSign(world);
    const started = await payByCard(world, request, cards.mada);
    await decideAtBank(world.test, started.body, 'approve');
    await world.test.runJobs();
    expect((await reread(world, request.id)).status).toBe('payment_completed');
  });

  it.each([
    ['the bank declines the card', cards.withoutFunds, 'approve', 'رصيد البطاقة غير كافٍ.'],
    ['the gateway does not know the card', cards.unlisted, 'approve', 'لم يقبل البنك العملية.'],
    ["the payer refuses at the bank's page", cards.mada, 'refuse', 'لم يكتمل التحقق لدى البنك.'],
  ] as const)('changes nothing when %s, and may be tried again', async (_, card, decision, why) => {
    const request = await orderAndSign(world);
    const started = await payByCard(world, request, card);
    await decideAtBank(world.test, started.body, decision);
    const settled = await settle(world, request, started.body);
    expect(settled.status).toBe(402);
    expect(settled.body.message).toContain(why);
    const after = await reread(world, request.id);
    expect(after).toMatchObject({
      status: 'payment_pending',
      payments: [{ status: 'failed', failure: why }],
    });
    expect(await owedFor(world.test, request.id)).toBe(115_000);
    expect(await payInFull(world, after)).toMatchObject({ status: 'payment_completed' });
  });

  it('does not believe a payment of another amount', async () => {
    const request = await orderAndSign(world);
    const started = await payByCard(world, request, cards.mada);
    await world.test.api.db
      .update(sandboxPayments)
      .set({ amount: 100 })
      .where(eq(sandboxPayments.id, started.body.paymentId));
    await decideAtBank(world.test, started.body, 'approve');
    expect((await settle(world, request, started.body)).body.status).toBe('payment_pending');
    expect(await owedFor(world.test, request.id)).toBe(115_000);
  });

  it('cannot be done twice', async () => {
    const request = await orderAndSign(world);
    const paid = await payInFull(world, request);
    expect(await payByCard(world, paid, cards.mada)).toMatchObject({
      status: 409,
      body: { code: 'payment_already_done' },
    });
  });

  it('is refused to somebody who looks at an older state of the request', async () => {
    const request = await orderAndSign(world);
    const stale = await payByCard(world, { ...request, version: request.version - 1 }, cards.mada);
    expect(stale).toMatchObject({ status: 409, body: { code: 'stale_version' } });
    expect(await attemptsOf(request.id)).toHaveLength(0);
  });

  it('tells another company nothing: neither the request nor the payment exists for it', async () => {
    const stranger = await asRole(world.test, 'client');
    const request = await orderAndSign(world);
    const asStranger = { ...world, client: stranger };
    expect((await payByCard(asStranger, request, cards.mada)).status).toBe(404);
    const started = await payByCard(world, request, cards.mada);
    await decideAtBank(world.test, started.body, 'approve');
    expect((await settle(world, request, started.body, stranger.token)).status).toBe(404);
    const own = await orderAndSign(world);
    expect((await settle(world, own, started.body)).status).toBe(404);
  });
});

describe('a gateway that does not answer', () => {
  it('charges nothing, and the client can try again after a minute', async () => {
    const request = await orderAndSign(world);
    vi.spyOn(world.test.api.gateway, 'create').mockRejectedValueOnce(new Error('timed out'));
    const failed = await payByCard(world, request, cards.mada);
    expect(failed).toMatchObject({ status: 502, body: { code: 'gateway_unavailable' } });
    const tooSoon = await payByCard(world, await reread(world, request.id), cards.mada);
    expect(tooSoon).toMatchObject({ status: 409, body: { code: 'payment_in_progress' } });
    world.test.setNow(new Date('2026-11-22T07:02:00Z'));
    expect(await payInFull(world, await reread(world, request.id))).toMatchObject({
      status: 'payment_completed',
    });
    world.test.setNow(sunday);
  });

  it('is asked again by the job, which gives a payment up only when the gateway never heard of it', async () => {
    const request = await orderAndSign(world);
    vi.spyOn(world.test.api.gateway, 'create').mockRejectedValueOnce(new Error('timed out'));
    await payByCard(world, request, cards.mada);
    const [attempt] = await attemptsOf(request.id);
    const paymentId = String(attempt?.id);
    await recheckPayment(world.test.api, { paymentId, attempt: 0 });
    expect((await attemptsOf(request.id))[0]?.status).toBe('initiated');
    await recheckPayment(world.test.api, { paymentId, attempt: 2 });
    expect((await attemptsOf(request.id))[0]?.status).toBe('failed');
  });
});

describe('the webhook', () => {
  const knock = (secret: string, paymentId: string) =>
    call(world.test, 'payments.webhook', {
      body: { id: 'e1', type: 'payment_paid', secret_token: secret, data: { id: paymentId, status: 'paid' } },
    });

  it('is refused without the shared secret', async () => {
    const request = await orderAndSign(world);
    const started = await payByCard(world, request, cards.mada);
    expect((await knock('guessed', started.body.paymentId)).status).toBe(403);
  });

  it('is not believed: a payment that the gateway has not settled stays open', async () => {
    const request = await orderAndSign(world);
    const started = await payByCard(world, request, cards.mada);
    const { webhookSecret } = world.test.api.config.cardGateway;
    expect((await knock(webhookSecret, started.body.paymentId)).status).toBe(200);
    await world.test.runJobs();
    expect((await reread(world, request.id)).status).toBe('payment_pending');
  });
});

describe('paying by bank transfer', () => {
  const decide = (
    request: RequestView,
    id: 'adminInspections.confirmPayment' | 'adminInspections.rejectPayment',
    reason?: string,
    token = world.finance.token,
  ) =>
    call<RequestView>(world.test, id, {
      token,
      params: { id: request.id },
      body: { version: request.version, ...(reason && { reason }) },
    });

  it('waits for finance, who are told, and goes on once they confirm', async () => {
    const request = await orderAndSign(world);
    const sent = await payByTransfer(world, request);
    expect(sent).toMatchObject({ status: 200, body: { status: 'awaiting', redirectUrl: null } });
    const told = await call<NotificationView[]>(world.test, 'notifications.list', {
      token: world.finance.token,
    });
    expect(told.body[0]).toMatchObject({ kind: 'transferSent', requestId: request.id, readAt: null });
    const waiting = await reread(world, request.id);
    expect(waiting.actions.map(({ name }) => name)).not.toContain('pay');
    const confirmed = await decide(waiting, 'adminInspections.confirmPayment');
    expect(confirmed).toMatchObject({ status: 200, body: { status: 'payment_completed' } });
    expect(await owedFor(world.test, request.id)).toBe(0);
  });

  it('is sent once however often the button is pressed', async () => {
    const request = await orderAndSign(world);
    const sent = await Promise.all([payByTransfer(world, request), payByTransfer(world, request)]);
    expect(sent.map(({ status }) => status)).toEqual([200, 200]);
    expect(await attemptsOf(request.id)).toHaveLength(1);
  });

  it('may be refused with a reason, and the client then pays by card', async () => {
    const request = await orderAndSign(world);
    await payByTransfer(world, request);
    const waiting = await reread(world, request.id);
    const refused = await decide(waiting, 'adminInspections.rejectPayment', 'لم يصل المبلغ إلى الحساب');
    expect(refused.body).toMatchObject({
      status: 'payment_pending',
      payments: [{ status: 'refused', failure: 'لم يصل المبلغ إلى الحساب' }],
    });
    expect(await payInFull(world, refused.body)).toMatchObject({ status: 'payment_completed' });
  });

  it('is decided by finance alone', async () => {
    const request = await orderAndSign(world);
    await payByTransfer(world, request);
    const waiting = await reread(world, request.id);
    const tried = await decide(waiting, 'adminInspections.confirmPayment', undefined, world.operator.token);
    expect(tried.status).toBe(403);
  });

  it('cannot be confirmed twice', async () => {
    const request = await orderAndSign(world);
    await payByTransfer(world, request);
    const waiting = await reread(world, request.id);
    const decisions = await Promise.all([
      decide(waiting, 'adminInspections.confirmPayment'),
      decide(waiting, 'adminInspections.confirmPayment'),
    ]);
    expect(statusesOf(decisions)).toEqual([200, 409]);
    expect(await owedFor(world.test, request.id)).toBe(0);
  });

  it('takes the place of a card payment that its payer left at the bank', async () => {
    const request = await orderAndSign(world);
    const left = await payByCard(world, request, cards.mada);
    const transfer = await payByTransfer(world, request);
    expect(transfer).toMatchObject({ status: 200, body: { status: 'awaiting' } });
    expect(await statesOf(request.id)).toEqual(['awaiting', 'expired']);
    // Approved at the bank all the same: the card is given back, and the transfer still counts.
    await decideAtBank(world.test, left.body, 'approve');
    expect(await settle(world, request, left.body)).toMatchObject({
      status: 409,
      body: { code: 'payment_expired' },
    });
    expect(await statesOf(request.id)).toEqual(['awaiting', 'reversed']);
    expect(await atGateway(left.body.paymentId)).toMatchObject({ status: 'voided' });
    const confirmed = await decide(await reread(world, request.id), 'adminInspections.confirmPayment');
    expect(confirmed.body.status).toBe('payment_completed');
    expect(await owedFor(world.test, request.id)).toBe(0);
  });

  it('pays for one request only: its reference, however typed, is refused for another', async () => {
    const [one, other] = [await orderAndSign(world), await orderAndSign(world)];
    await payByTransfer(world, one, 'clientInspections.pay', 'FT 2611-2199aa');
    await payByTransfer(world, other, 'clientInspections.pay', 'ft٢٦١١٢١٩٩AA');
    const first = await decide(await reread(world, one.id), 'adminInspections.confirmPayment');
    expect(first.status).toBe(200);
    const second = await decide(await reread(world, other.id), 'adminInspections.confirmPayment');
    expect(second).toMatchObject({ status: 409, body: { code: 'transfer_already_used' } });
    expect(JSON.stringify(second.body)).toContain(`R-${one.number}`);
    expect((await reread(world, other.id)).status).toBe('payment_pending');
  });

  it('that arrives for a cancelled order is booked without an invoice, for finance to refund', async () => {
    const request = await orderAndSign(world);
    await payByTransfer(world, request);
    const { version } = await reread(world, request.id);
    const cancelled = await call<RequestView>(world.test, 'adminInspections.cancel', {
      token: world.operator.token,
      params: { id: request.id },
      body: { version, reason: 'أُغلق الفرع' },
    });
    expect(cancelled.status).toBe(200);
    const confirmed = await decide(await reread(world, request.id), 'adminInspections.confirmPayment');
    expect(confirmed).toMatchObject({ status: 200, body: { status: 'cancelled' } });
    expect(await owedFor(world.test, request.id)).toBe(-115_000);
  });
});

describe('an attempt that is left at the bank’s page', () => {
  it('goes on for the same card, and gives way to another one', async () => {
    const request = await orderAndSign(world);
    const first = await payByCard(world, request, cards.withoutFunds);
    const again = await payByCard(world, request, cards.withoutFunds);
    expect(again.body).toEqual(first.body);
    const other = await payByCard(world, request, cards.mada);
    expect(other.body.paymentId).not.toBe(first.body.paymentId);
    await decideAtBank(world.test, other.body, 'approve');
    const settled = await settle(world, request, other.body);
    expect(settled.body.status).toBe('payment_completed');
    expect(await statesOf(request.id)).toEqual(['expired', 'paid']);
  });

  it('is closed after half an hour, and what the bank approves then goes back by itself', async () => {
    const request = await orderAndSign(world);
    const left = await payByCard(world, request, cards.mada);
    const { paymentId } = left.body;
    world.test.setNow(new Date(sunday.getTime() + 29 * 60_000));
    await recheckPayment(world.test.api, { paymentId, attempt: 1 });
    expect(await statesOf(request.id)).toEqual(['initiated']);
    world.test.setNow(new Date(sunday.getTime() + 31 * 60_000));
    await recheckPayment(world.test.api, { paymentId, attempt: 2 });
    expect(await statesOf(request.id)).toEqual(['expired']);
    await decideAtBank(world.test, left.body, 'approve');
    await runTasks(world.test, ['settlePayment']);
    expect(await statesOf(request.id)).toEqual(['reversed']);
    await recheckPayment(world.test.api, { paymentId, attempt: 3 });
    expect(await atGateway(paymentId)).toMatchObject({ status: 'voided', refunded: 0 });
    expect(await owedFor(world.test, request.id)).toBe(115_000);
    const later = await reread(world, request.id);
    expect(await payInFull(world, later)).toMatchObject({ status: 'payment_completed' });
    world.test.setNow(sunday);
  });

  it('is refunded where the gateway has settled it already, and once however often it is looked at', async () => {
    const request = await orderAndSign(world);
    const left = await payByCard(world, request, cards.mada);
    const { paymentId } = left.body;
    world.test.setNow(new Date(sunday.getTime() + 2 * 86_400_000));
    await recheckPayment(world.test.api, { paymentId, attempt: 4 });
    await decideAtBank(world.test, left.body, 'approve');
    await Promise.all([1, 2, 3].map(() => settle(world, request, left.body)));
    await runTasks(world.test, ['settlePayment']);
    expect(await atGateway(paymentId)).toMatchObject({ status: 'paid', refunded: 115_000 });
    expect(await statesOf(request.id)).toEqual(['reversed']);
    world.test.setNow(sunday);
  });
});

describe('the second of two payments', () => {
  const half = () => orderAndSign(world, { packageId: world.packages.annual, paymentPlan: 'two' });

  it('is half of the price, due mid-way, with the odd halala in the first', async () => {
    const { instalments, total } = await half();
    expect(total).toBe(1_150_001);
    expect(instalments).toMatchObject([
      { sequence: 1, amount: 575_001, dueOn: '2026-11-22' },
      { sequence: 2, amount: 575_000, dueOn: '2027-05-21' },
    ]);
  });

  it('cannot come before the first, nor where the order is paid at once', async () => {
    const request = await half();
    expect((await payByCard(world, request, cards.mada, 'clientInspections.payNext')).status).toBe(409);
    const paid = await payInFull(world, await orderAndSign(world));
    expect(await payByCard(world, paid, cards.mada, 'clientInspections.payNext')).toMatchObject({
      body: { code: 'no_pending_payment' },
    });
  });

  it('settles what is still owed and leaves the request where it is', async () => {
    const request = await payInFull(world, await half());
    expect(await owedFor(world.test, request.id)).toBe(575_000);
    const started = await payByCard(world, request, cards.mada, 'clientInspections.payNext');
    const back = await decideAtBank(world.test, started.body, 'approve');
    expect(back.pathname).toBe(`/client/requests/second-payment/${request.id}`);
    const settled = await settle(world, request, started.body);
    expect(settled.body.status).toBe('payment_completed');
    expect(await owedFor(world.test, request.id)).toBe(0);
  });

  it('may come by transfer, which finance confirms in its own step', async () => {
    const request = await payInFull(world, await half());
    await payByTransfer(world, request, 'clientInspections.payNext');
    const { version } = await reread(world, request.id);
    const confirmed = await call<RequestView>(world.test, 'adminInspections.confirmPayment', {
      token: world.finance.token,
      params: { id: request.id },
      body: { version },
    });
    expect(confirmed.body.history.at(-1)).toMatchObject({ transition: 'confirmNextPayment' });
    expect(await owedFor(world.test, request.id)).toBe(0);
  });

  it('pauses the package while it is overdue', async () => {
    const request = await payInFull(world, await half());
    world.test.setNow(new Date('2027-05-23T07:00:00Z'));
    // Half a year later the session has ended, as it should: the client signs in again.
    const token = await openSession(world.test, world.client.id);
    const paused = await redeem(world, await purchaseOf(world, request.id), token);
    world.test.setNow(sunday);
    expect(paused).toMatchObject({ status: 409, body: { code: 'guard_refused' } });
    expect(paused.body.message).toContain('الدفعة الثانية متأخرة');
  });
});

describe('a card payment that the bank approves after its order was cancelled', () => {
  it('goes back to the card: nothing is booked and nothing credited twice', async () => {
    const request = await orderAndSign(world);
    const started = await payByCard(world, request, cards.mada);
    const { version } = await reread(world, request.id);
    const cancelled = await call<RequestView>(world.test, 'clientInspections.cancel', {
      token: world.client.token,
      params: { id: request.id },
      body: { version },
    });
    expect(cancelled.body).toMatchObject({ status: 'cancelled' });
    await decideAtBank(world.test, started.body, 'approve');
    await runTasks(world.test, ['settlePayment']);
    expect(await statesOf(request.id)).toEqual(['reversed']);
    expect(await atGateway(started.body.paymentId)).toMatchObject({ status: 'voided' });
    expect(await owedFor(world.test, request.id)).toBe(0);
    const refund = await call(world.test, 'refunds.create', {
      token: world.finance.token,
      body: { requestId: request.id, amount: 100, reason: 'x' },
    });
    expect(refund.status).toBe(400);
  });
});

describe('a card that is kept', () => {
  interface Means {
    readonly token?: string;
    readonly savedCardId?: string;
    readonly keepCard?: boolean;
    readonly applePay?: string;
  }
  const pay = (request: RequestView, means: Means, token = world.client.token) =>
    call<PaymentStartedView & { code?: string }>(world.test, 'clientInspections.pay', {
      token,
      params: { id: request.id },
      body: { version: request.version, method: 'card', ...means },
    });
  const kept = async (token = world.client.token) =>
    (await call<SavedCardView[]>(world.test, 'savedCards.list', { token })).body;
  const paidWith = async (number: string, keepCard: boolean, decision: 'approve' | 'refuse' = 'approve') => {
    const request = await orderAndSign(world);
    const { body } = await pay(request, { token: await tokenOf(world.test, number), keepCard });
    await decideAtBank(world.test, body, decision);
    await settle(world, request, body);
  };

  it('is kept only where its holder said so and it has paid, and never its number', async () => {
    await paidWith(cards.mada, false);
    await paidWith(cards.mada, true, 'refuse');
    expect(await kept()).toEqual([]);
    await paidWith(cards.mada, true);
    await paidWith(cards.mada, true);
    expect(await kept()).toMatchObject([
      { brand: 'mada', lastFour: '1010', expiry: '12/2030', expired: false },
    ]);
    const rows = await world.test.api.db.select().from(savedCards);
    expect(JSON.stringify(rows)).not.toContain(cards.mada);
    const waiting = await world.test.api.db.select().from(payments).where(isNotNull(payments.keepToken));
    expect(waiting).toEqual([]);
  });

  it('pays without being typed, by way of the bank, for nobody but its holder', async () => {
    const [card] = await kept();
    const request = await orderAndSign(world);
    const manager = await asRole(world.test, 'branch_manager', {
      clientId: world.client.id,
      branchIds: [String(request.branch?.id)],
    });
    expect((await pay(request, { savedCardId: String(card?.id) }, manager.token)).status).toBe(404);
    const { body } = await pay(request, { savedCardId: String(card?.id) });
    await decideAtBank(world.test, body, 'approve');
    expect((await settle(world, request, body)).body).toMatchObject({ status: 'payment_completed' });
  });

  it('is offered first where its holder says so, otherwise the newest; never one whose time is over', async () => {
    const other = await asRole(world.test, 'client');
    const add = async (lastFour: string, daysAgo: number, expiry = '12/2030') => {
      const createdAt = new Date(sunday.getTime() - daysAgo * 86_400_000);
      const values = {
        userId: other.id,
        token: `token_${lastFour}`,
        brand: 'visa',
        lastFour,
        expiry,
        createdAt,
      };
      const [row] = await world.test.api.db.insert(savedCards).values(values).returning();
      return String(row?.id);
    };
    const [old, , over] = [await add('0001', 9), await add('0002', 3), await add('0003', 1, '10/2026')];
    const choose = (id: string, token = other.token) =>
      call<SavedCardView[] & { code?: string }>(world.test, 'savedCards.setDefault', {
        token,
        params: { id },
      });
    const order = (list: readonly SavedCardView[]) => list.map(({ lastFour }) => lastFour);
    expect(order(await kept(other.token))).toEqual(['0003', '0002', '0001']);
    expect(order((await choose(old)).body)).toEqual(['0001', '0003', '0002']);
    expect((await kept(other.token)).map(({ isDefault }) => isDefault)).toEqual([true, false, false]);
    // Chosen twice and by two at once it is still one.
    await Promise.all([choose(old), choose(old)]);
    const [over409, stranger] = [await choose(over), await choose(old, world.client.token)];
    expect([over409.status, over409.body.code, stranger.status]).toEqual([409, 'card_not_kept', 404]);
    await call(world.test, 'savedCards.delete', { token: other.token, params: { id: old } });
    expect(order(await kept(other.token))).toEqual(['0003', '0002']);
  });

  it('is forgotten by its holder alone, here and at the gateway', async () => {
    const [card] = await kept();
    const [row] = await world.test.api.db.select().from(savedCards);
    const remove = (token: string) =>
      call(world.test, 'savedCards.delete', { token, params: { id: String(card?.id) } });
    expect((await remove((await asRole(world.test, 'client')).token)).status).toBe(404);
    expect((await remove(world.client.token)).status).toBe(200);
    expect(await kept()).toEqual([]);
    expect(await world.test.api.gateway.cardOf(String(row?.token))).toBeNull();
  });

  it('is not taken together with another way of paying', async () => {
    const request = await orderAndSign(world);
    const both = await pay(request, { token: 'token_a', applePay: '{}' });
    expect([both.status, Object.keys((both.body as { errors?: object }).errors ?? {})]).toEqual([
      400,
      ['token'],
    ]);
  });

  it('gives way to Apple Pay, which asks no bank and is decided at once', async () => {
    const session = await call(world.test, 'payments.applePaySession', {
      token: world.client.token,
      body: { validationUrl: 'https://apple-pay-gateway.apple.com/paymentservices/startSession' },
    });
    expect(session.status).toBe(200);
    const stranger = await call(world.test, 'payments.applePaySession', {
      token: world.client.token,
      body: { validationUrl: 'https://example.com/apple.com/' },
    });
    expect(stranger.status).toBe(400);
    // The gateway's test mode decides by the sum: 1,150.00 lacks funds, 230.00 is paid.
    const refused = await pay(await orderAndSign(world), { applePay: '{"sandbox":true}' });
    expect([refused.status, refused.body.code]).toEqual([402, 'payment_failed']);
    const small = await addService(world.test, { billing: 'single', basePrice: 20_000 });
    const request = await orderAndSign(world, { serviceId: small, packageId: undefined, answers: [] });
    const paid = await pay(request, { applePay: '{"sandbox":true}' });
    expect(paid).toMatchObject({ status: 200, body: { status: 'paid', redirectUrl: null } });
    expect((await reread(world, request.id)).status).toBe('payment_completed');
  });
});
