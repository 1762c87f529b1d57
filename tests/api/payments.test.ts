import { eq, isNotNull } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { NotificationView } from '#domain/api/messageViews';
import type { PaymentStartedView } from '#domain/api/orderViews';
import type { RequestView } from '#domain/api/requestViews';
import type { SavedCardView } from '#domain/api/financeViews';
import { ledgerEntries, payments, savedCards } from '../../server/db/schema/money';
import { sandboxPayments } from '../../server/db/schema/messages';
import { recheckPayment } from '../../server/modules/payments/settleCardPayment';
import { call } from '../support/call';
import { asRole, openSession } from '../support/people';
import { runTasks } from '../support/runTasks';
import {
  addService,
  buildOrdersFixture,
  orderAndSign,
  type OrdersFixture,
  purchaseOf,
  redeem,
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
  tokenOf,
} from './paymentsFixture';

let fixture: OrdersFixture;
beforeAll(async () => {
  fixture = await buildOrdersFixture();
});
afterAll(() => fixture?.test.close());
afterEach(() => vi.restoreAllMocks());

const attemptsOf = (requestId: string) =>
  fixture.test.api.db.select().from(payments).where(eq(payments.requestId, requestId));

const statesOf = async (requestId: string) =>
  (await attemptsOf(requestId)).map(({ status }) => status).sort();

const atGateway = (paymentId: string) => fixture.test.api.gateway.fetch(paymentId);

describe('paying by card', () => {
  it('goes through the bank’s page, completes the payment step and leaves nothing owed', async () => {
    const request = await orderAndSign(fixture);
    expect(await owedFor(fixture.test, request.id)).toBe(115_000);
    const started = await payByCard(fixture, request, cards.mada);
    expect(started).toMatchObject({ status: 200, body: { status: 'initiated' } });
    const back = await decideAtBank(fixture.test, started.body, 'approve');
    expect(back.pathname).toBe(`/services/${fixture.serviceId}`);
    expect(Object.fromEntries(back.searchParams)).toMatchObject({
      request: request.id,
      payment: started.body.paymentId,
      status: 'paid',
    });
    const settled = await settle(fixture, request, started.body);
    expect(settled).toMatchObject({
      status: 200,
      body: {
        status: 'payment_completed',
        payments: [{ status: 'paid', cardBrand: 'mada', cardLastFour: '1010' }],
      },
    });
    expect(await owedFor(fixture.test, request.id)).toBe(0);
  });

  it('creates one attempt, however often the button is clicked', async () => {
    const request = await orderAndSign(fixture);
    const clicks = await Promise.all([1, 2, 3].map(() => payByCard(fixture, request, cards.visa)));
    const attempts = await attemptsOf(request.id);
    expect(attempts).toHaveLength(1);
    expect(clicks.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    for (const { status, body } of clicks) {
      if (status === 200) expect(body.paymentId).toBe(attempts[0]?.id);
      else expect(body).toMatchObject({ code: 'payment_in_progress' });
    }
    const again = await payByCard(fixture, await reread(fixture, request.id), cards.visa);
    expect(again.body.paymentId).toBe(attempts[0]?.id);
  });

  it('settles once when the return, the webhook and the job coincide', async () => {
    const request = await orderAndSign(fixture);
    const started = await payByCard(fixture, request, cards.mada);
    await decideAtBank(fixture.test, started.body, 'approve');
    const { paymentId } = started.body;
    await Promise.all([
      settle(fixture, request, started.body),
      fixture.test.runJobs(),
      recheckPayment(fixture.test.api, { paymentId }),
      settle(fixture, request, started.body),
    ]);
    await settle(fixture, request, started.body);
    const entries = await fixture.test.api.db
      .select()
      .from(ledgerEntries)
      .where(eq(ledgerEntries.sourceId, paymentId));
    expect(entries.map(({ amount }) => amount)).toEqual([-115_000]);
    const { status, history } = await reread(fixture, request.id);
    expect(status).toBe('payment_completed');
    expect(history.filter(({ transition }) => transition === 'settlePayment')).toHaveLength(1);
  });

  it('is settled by the webhook alone if the payer never returns', async () => {
    const request = await orderAndSign(fixture);
    const started = await payByCard(fixture, request, cards.mada);
    await decideAtBank(fixture.test, started.body, 'approve');
    await fixture.test.runJobs();
    expect((await reread(fixture, request.id)).status).toBe('payment_completed');
  });

  it.each([
    ['the bank declines the card', cards.withoutFunds, 'approve', 'رصيد البطاقة غير كافٍ.'],
    ['the gateway does not know the card', cards.unlisted, 'approve', 'لم يقبل البنك العملية.'],
    ["the payer refuses at the bank's page", cards.mada, 'refuse', 'لم يكتمل التحقق لدى البنك.'],
  ] as const)('changes nothing when %s, and can be tried again', async (_, card, decision, why) => {
    const request = await orderAndSign(fixture);
    const started = await payByCard(fixture, request, card);
    await decideAtBank(fixture.test, started.body, decision);
    const settled = await settle(fixture, request, started.body);
    expect(settled.status).toBe(402);
    expect(settled.body.message).toContain(why);
    const after = await reread(fixture, request.id);
    expect(after).toMatchObject({
      status: 'payment_pending',
      payments: [{ status: 'failed', failure: why }],
    });
    expect(await owedFor(fixture.test, request.id)).toBe(115_000);
    expect(await payInFull(fixture, after)).toMatchObject({ status: 'payment_completed' });
  });

  it('is not accepted with another amount', async () => {
    const request = await orderAndSign(fixture);
    const started = await payByCard(fixture, request, cards.mada);
    await fixture.test.api.db
      .update(sandboxPayments)
      .set({ amount: 100 })
      .where(eq(sandboxPayments.id, started.body.paymentId));
    await decideAtBank(fixture.test, started.body, 'approve');
    expect((await settle(fixture, request, started.body)).body.status).toBe('payment_pending');
    expect(await owedFor(fixture.test, request.id)).toBe(115_000);
  });

  it('is refused when the request is already paid', async () => {
    const request = await orderAndSign(fixture);
    const paid = await payInFull(fixture, request);
    expect(await payByCard(fixture, paid, cards.mada)).toMatchObject({
      status: 409,
      body: { code: 'payment_already_done' },
    });
  });

  it('is refused with a stale version of the request', async () => {
    const request = await orderAndSign(fixture);
    const stale = await payByCard(fixture, { ...request, version: request.version - 1 }, cards.mada);
    expect(stale).toMatchObject({ status: 409, body: { code: 'stale_version' } });
    expect(await attemptsOf(request.id)).toHaveLength(0);
  });

  it('is not found for another company or under another request', async () => {
    const stranger = await asRole(fixture.test, 'client');
    const request = await orderAndSign(fixture);
    const asStranger = { ...fixture, client: stranger };
    expect((await payByCard(asStranger, request, cards.mada)).status).toBe(404);
    const started = await payByCard(fixture, request, cards.mada);
    await decideAtBank(fixture.test, started.body, 'approve');
    expect((await settle(fixture, request, started.body, stranger.token)).status).toBe(404);
    const own = await orderAndSign(fixture);
    expect((await settle(fixture, own, started.body)).status).toBe(404);
  });
});

describe('an unavailable card gateway', () => {
  it('charges nothing, and the client can try again after a minute', async () => {
    const request = await orderAndSign(fixture);
    vi.spyOn(fixture.test.api.gateway, 'create').mockRejectedValueOnce(new Error('timed out'));
    const failed = await payByCard(fixture, request, cards.mada);
    expect(failed).toMatchObject({ status: 502, body: { code: 'gateway_unavailable' } });
    const tooSoon = await payByCard(fixture, await reread(fixture, request.id), cards.mada);
    expect(tooSoon).toMatchObject({ status: 409, body: { code: 'payment_in_progress' } });
    fixture.test.setNow(new Date('2026-11-22T07:02:00Z'));
    expect(await payInFull(fixture, await reread(fixture, request.id))).toMatchObject({
      status: 'payment_completed',
    });
    fixture.test.setNow(sunday);
  });

  it('is queried by the job, which fails a payment only after repeatedly finding none', async () => {
    const request = await orderAndSign(fixture);
    vi.spyOn(fixture.test.api.gateway, 'create').mockRejectedValueOnce(new Error('timed out'));
    await payByCard(fixture, request, cards.mada);
    const [attempt] = await attemptsOf(request.id);
    const paymentId = String(attempt?.id);
    await recheckPayment(fixture.test.api, { paymentId, attempt: 0 });
    expect((await attemptsOf(request.id))[0]?.status).toBe('initiated');
    await recheckPayment(fixture.test.api, { paymentId, attempt: 2 });
    expect((await attemptsOf(request.id))[0]?.status).toBe('failed');
  });
});

describe('the gateway’s webhook', () => {
  const knock = (secret: string, paymentId: string) =>
    call(fixture.test, 'payments.webhook', {
      body: { id: 'e1', type: 'payment_paid', secret_token: secret, data: { id: paymentId, status: 'paid' } },
    });

  it('is refused without the shared secret', async () => {
    const request = await orderAndSign(fixture);
    const started = await payByCard(fixture, request, cards.mada);
    expect((await knock('guessed', started.body.paymentId)).status).toBe(403);
  });

  it('triggers a check at the gateway, which keeps an unsettled payment open', async () => {
    const request = await orderAndSign(fixture);
    const started = await payByCard(fixture, request, cards.mada);
    const { webhookSecret } = fixture.test.api.config.cardGateway;
    expect((await knock(webhookSecret, started.body.paymentId)).status).toBe(200);
    await fixture.test.runJobs();
    expect((await reread(fixture, request.id)).status).toBe('payment_pending');
  });
});

describe('paying by bank transfer', () => {
  const confirm = ({ id, version }: RequestView, token = fixture.finance.token) =>
    confirmArrival(fixture, id, { version, token, amount: 115_000 });

  it('notifies finance and waits, and continues once they confirm', async () => {
    const request = await orderAndSign(fixture);
    const sent = await payByTransfer(fixture, request);
    expect(sent).toMatchObject({ status: 200, body: { status: 'awaiting', redirectUrl: null } });
    const notices = await call<NotificationView[]>(fixture.test, 'notifications.list', {
      token: fixture.finance.token,
    });
    expect(notices.body[0]).toMatchObject({
      kind: 'transferSent',
      requestId: request.id,
      readAt: null,
      sentence: expect.stringContaining('1,150'),
    });
    const waiting = await reread(fixture, request.id);
    expect(waiting.actions.map(({ name }) => name)).not.toContain('pay');
    const confirmed = await confirm(waiting);
    expect(confirmed).toMatchObject({ status: 200, body: { status: 'payment_completed' } });
    expect(await owedFor(fixture.test, request.id)).toBe(0);
    const received = await call<NotificationView[]>(fixture.test, 'notifications.list', {
      token: fixture.client.token,
      // The test's clock stands still: notices of the same moment have no order.
      query: { _start: '0', _end: '100' },
    });
    const own = received.body.find((one) => one.kind === 'confirmPayment' && one.requestId === request.id);
    expect(own?.sentence).toContain('1,150');
  });

  it('is recorded once, however often the button is clicked', async () => {
    const request = await orderAndSign(fixture);
    const sent = await Promise.all([payByTransfer(fixture, request), payByTransfer(fixture, request)]);
    expect(sent.map(({ status }) => status)).toEqual([200, 200]);
    expect(await attemptsOf(request.id)).toHaveLength(1);
  });

  it('can be refused with a reason, and the client can then pay by card', async () => {
    const request = await orderAndSign(fixture);
    await payByTransfer(fixture, request);
    const waiting = await reread(fixture, request.id);
    const refused = await call<RequestView>(fixture.test, 'adminInspections.rejectPayment', {
      token: fixture.finance.token,
      params: { id: request.id },
      body: { version: waiting.version, reason: 'لم يصل المبلغ إلى الحساب' },
    });
    expect(refused.body).toMatchObject({
      status: 'payment_pending',
      payments: [{ status: 'refused', failure: 'لم يصل المبلغ إلى الحساب' }],
    });
    expect(await payInFull(fixture, refused.body)).toMatchObject({ status: 'payment_completed' });
  });

  it('can be confirmed by finance only, not by operations', async () => {
    const request = await orderAndSign(fixture);
    await payByTransfer(fixture, request);
    const waiting = await reread(fixture, request.id);
    const tried = await confirm(waiting, fixture.operator.token);
    expect(tried.status).toBe(403);
  });

  it('can be confirmed only once', async () => {
    const request = await orderAndSign(fixture);
    await payByTransfer(fixture, request);
    const waiting = await reread(fixture, request.id);
    const decisions = await Promise.all([confirm(waiting), confirm(waiting)]);
    expect(statusesOf(decisions)).toEqual([200, 409]);
    expect(await owedFor(fixture.test, request.id)).toBe(0);
  });

  it('replaces a card attempt left at the bank, which is reversed if approved later', async () => {
    const request = await orderAndSign(fixture);
    const left = await payByCard(fixture, request, cards.mada);
    const transfer = await payByTransfer(fixture, request);
    expect(transfer).toMatchObject({ status: 200, body: { status: 'awaiting' } });
    expect(await statesOf(request.id)).toEqual(['awaiting', 'expired']);
    // Approved at the bank nevertheless: the card is refunded, and the transfer still counts.
    await decideAtBank(fixture.test, left.body, 'approve');
    expect(await settle(fixture, request, left.body)).toMatchObject({
      status: 409,
      body: { code: 'payment_expired' },
    });
    expect(await statesOf(request.id)).toEqual(['awaiting', 'reversed']);
    expect(await atGateway(left.body.paymentId)).toMatchObject({ status: 'voided' });
    const confirmed = await confirm(await reread(fixture, request.id));
    expect(confirmed.body.status).toBe('payment_completed');
    expect(await owedFor(fixture.test, request.id)).toBe(0);
  });

  it('pays for one request only: its reference in any spelling is refused for another', async () => {
    const [one, other] = [await orderAndSign(fixture), await orderAndSign(fixture)];
    await payByTransfer(fixture, one, 'clientInspections.pay', 'FT 2611-2199aa');
    await payByTransfer(fixture, other, 'clientInspections.pay', 'ft٢٦١١٢١٩٩AA');
    const first = await confirm(await reread(fixture, one.id));
    expect(first.status).toBe(200);
    const second = await confirm(await reread(fixture, other.id));
    expect(second).toMatchObject({ status: 409, body: { code: 'transfer_already_used' } });
    expect(JSON.stringify(second.body)).toContain(`R-${one.number}`);
    expect((await reread(fixture, other.id)).status).toBe('payment_pending');
  });

  it('confirmed for a cancelled order leaves a credit for finance to refund', async () => {
    const request = await orderAndSign(fixture);
    await payByTransfer(fixture, request);
    const { version } = await reread(fixture, request.id);
    const cancelled = await call<RequestView>(fixture.test, 'adminInspections.cancel', {
      token: fixture.operator.token,
      params: { id: request.id },
      body: { version, reason: 'أُغلق الفرع' },
    });
    expect(cancelled.status).toBe(200);
    const confirmed = await confirm(await reread(fixture, request.id));
    expect(confirmed).toMatchObject({ status: 200, body: { status: 'cancelled' } });
    expect(await owedFor(fixture.test, request.id)).toBe(-115_000);
  });
});

describe('a card attempt left at the bank’s page', () => {
  it('is continued for the same card, and replaced by another card’s attempt', async () => {
    const request = await orderAndSign(fixture);
    const first = await payByCard(fixture, request, cards.withoutFunds);
    const again = await payByCard(fixture, request, cards.withoutFunds);
    expect(again.body).toEqual(first.body);
    const other = await payByCard(fixture, request, cards.mada);
    expect(other.body.paymentId).not.toBe(first.body.paymentId);
    await decideAtBank(fixture.test, other.body, 'approve');
    const settled = await settle(fixture, request, other.body);
    expect(settled.body.status).toBe('payment_completed');
    expect(await statesOf(request.id)).toEqual(['expired', 'paid']);
  });

  it('expires after half an hour, and a later approval is reversed automatically', async () => {
    const request = await orderAndSign(fixture);
    const left = await payByCard(fixture, request, cards.mada);
    const { paymentId } = left.body;
    fixture.test.setNow(new Date(sunday.getTime() + 29 * 60_000));
    await recheckPayment(fixture.test.api, { paymentId, attempt: 1 });
    expect(await statesOf(request.id)).toEqual(['initiated']);
    fixture.test.setNow(new Date(sunday.getTime() + 31 * 60_000));
    await recheckPayment(fixture.test.api, { paymentId, attempt: 2 });
    expect(await statesOf(request.id)).toEqual(['expired']);
    await decideAtBank(fixture.test, left.body, 'approve');
    await runTasks(fixture.test, ['settlePayment']);
    expect(await statesOf(request.id)).toEqual(['reversed']);
    await recheckPayment(fixture.test.api, { paymentId, attempt: 3 });
    expect(await atGateway(paymentId)).toMatchObject({ status: 'voided', refunded: 0 });
    expect(await owedFor(fixture.test, request.id)).toBe(115_000);
    const later = await reread(fixture, request.id);
    expect(await payInFull(fixture, later)).toMatchObject({ status: 'payment_completed' });
    fixture.test.setNow(sunday);
  });

  it('approved after expiry is refunded once if the gateway has already settled it', async () => {
    const request = await orderAndSign(fixture);
    const left = await payByCard(fixture, request, cards.mada);
    const { paymentId } = left.body;
    fixture.test.setNow(new Date(sunday.getTime() + 2 * 86_400_000));
    await recheckPayment(fixture.test.api, { paymentId, attempt: 4 });
    await decideAtBank(fixture.test, left.body, 'approve');
    await Promise.all([1, 2, 3].map(() => settle(fixture, request, left.body)));
    await runTasks(fixture.test, ['settlePayment']);
    expect(await atGateway(paymentId)).toMatchObject({ status: 'paid', refunded: 115_000 });
    expect(await statesOf(request.id)).toEqual(['reversed']);
    fixture.test.setNow(sunday);
  });
});

describe('the second instalment', () => {
  const half = () => orderAndSign(fixture, { packageId: fixture.packages.annual, paymentPlan: 'two' });

  it('is half of the price, due at mid-term, and the first one takes the odd halala', async () => {
    const { instalments, total } = await half();
    expect(total).toBe(1_150_001);
    expect(instalments).toMatchObject([
      { sequence: 1, amount: 575_001, dueOn: '2026-11-22' },
      { sequence: 2, amount: 575_000, dueOn: '2027-05-21' },
    ]);
  });

  it('cannot be paid before the first one, nor if the order has a single payment', async () => {
    const request = await half();
    expect((await payByCard(fixture, request, cards.mada, 'clientInspections.payNext')).status).toBe(409);
    const paid = await payInFull(fixture, await orderAndSign(fixture));
    expect(await payByCard(fixture, paid, cards.mada, 'clientInspections.payNext')).toMatchObject({
      body: { code: 'no_pending_payment' },
    });
  });

  it('settles the remaining debt without changing the request’s status', async () => {
    const request = await payInFull(fixture, await half());
    expect(await owedFor(fixture.test, request.id)).toBe(575_000);
    const started = await payByCard(fixture, request, cards.mada, 'clientInspections.payNext');
    const back = await decideAtBank(fixture.test, started.body, 'approve');
    expect(back.pathname).toBe(`/client/requests/second-payment/${request.id}`);
    const settled = await settle(fixture, request, started.body);
    expect(settled.body.status).toBe('payment_completed');
    expect(await owedFor(fixture.test, request.id)).toBe(0);
  });

  it('can be paid by transfer, which finance confirms in a separate step', async () => {
    const request = await payInFull(fixture, await half());
    await payByTransfer(fixture, request, 'clientInspections.payNext');
    const confirmed = await confirmArrival(fixture, request.id);
    expect(confirmed.body.history.at(-1)).toMatchObject({ transition: 'confirmNextPayment' });
    expect(await owedFor(fixture.test, request.id)).toBe(0);
  });

  it('blocks the package while it is overdue', async () => {
    const request = await payInFull(fixture, await half());
    fixture.test.setNow(new Date('2027-05-23T07:00:00Z'));
    // Half a year later the session has expired, as it should: the client signs in again.
    const token = await openSession(fixture.test, fixture.client.id);
    const paused = await redeem(fixture, await purchaseOf(fixture, request.id), token);
    fixture.test.setNow(sunday);
    expect(paused).toMatchObject({ status: 409, body: { code: 'guard_refused' } });
    expect(paused.body.message).toContain('الدفعة الثانية متأخرة');
  });
});

describe('a card payment approved after its order was cancelled', () => {
  it('is voided at the gateway: it leaves no debt and cannot be refunded again', async () => {
    const request = await orderAndSign(fixture);
    const started = await payByCard(fixture, request, cards.mada);
    const { version } = await reread(fixture, request.id);
    const cancelled = await call<RequestView>(fixture.test, 'clientInspections.cancel', {
      token: fixture.client.token,
      params: { id: request.id },
      body: { version },
    });
    expect(cancelled.body).toMatchObject({ status: 'cancelled' });
    await decideAtBank(fixture.test, started.body, 'approve');
    await runTasks(fixture.test, ['settlePayment']);
    expect(await statesOf(request.id)).toEqual(['reversed']);
    expect(await atGateway(started.body.paymentId)).toMatchObject({ status: 'voided' });
    expect(await owedFor(fixture.test, request.id)).toBe(0);
    const refund = await call(fixture.test, 'refunds.create', {
      token: fixture.finance.token,
      body: { requestId: request.id, amount: 100, reason: 'x' },
    });
    expect(refund.status).toBe(400);
  });
});

describe('a saved card', () => {
  interface Means {
    readonly token?: string;
    readonly savedCardId?: string;
    readonly keepCard?: boolean;
    readonly applePay?: string;
  }
  const pay = (request: RequestView, means: Means, token = fixture.client.token) =>
    call<PaymentStartedView & { code?: string }>(fixture.test, 'clientInspections.pay', {
      token,
      params: { id: request.id },
      body: { version: request.version, method: 'card', ...means },
    });
  const listCards = async (token = fixture.client.token) =>
    (await call<SavedCardView[]>(fixture.test, 'savedCards.list', { token })).body;
  const paidWith = async (number: string, keepCard: boolean, decision: 'approve' | 'refuse' = 'approve') => {
    const request = await orderAndSign(fixture);
    const { body } = await pay(request, { token: await tokenOf(fixture.test, number), keepCard });
    await decideAtBank(fixture.test, body, decision);
    await settle(fixture, request, body);
  };

  it('is stored only with consent after a successful payment, without its number', async () => {
    await paidWith(cards.mada, false);
    await paidWith(cards.mada, true, 'refuse');
    expect(await listCards()).toEqual([]);
    await paidWith(cards.mada, true);
    await paidWith(cards.mada, true);
    expect(await listCards()).toMatchObject([
      { brand: 'mada', lastFour: '1010', expiry: '12/2030', expired: false },
    ]);
    const rows = await fixture.test.api.db.select().from(savedCards);
    expect(JSON.stringify(rows)).not.toContain(cards.mada);
    const waiting = await fixture.test.api.db.select().from(payments).where(isNotNull(payments.keepToken));
    expect(waiting).toEqual([]);
  });

  it('pays with the bank’s approval, for its owner only', async () => {
    const [card] = await listCards();
    const request = await orderAndSign(fixture);
    const manager = await asRole(fixture.test, 'branch_manager', {
      clientId: fixture.client.id,
      branchIds: [String(request.branch?.id)],
    });
    expect((await pay(request, { savedCardId: String(card?.id) }, manager.token)).status).toBe(404);
    const { body } = await pay(request, { savedCardId: String(card?.id) });
    await decideAtBank(fixture.test, body, 'approve');
    expect((await settle(fixture, request, body)).body).toMatchObject({ status: 'payment_completed' });
  });

  it('is listed after the default card, newest first; an expired one cannot be the default', async () => {
    const other = await asRole(fixture.test, 'client');
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
      const [row] = await fixture.test.api.db.insert(savedCards).values(values).returning();
      return String(row?.id);
    };
    const [old, , over] = [await add('0001', 9), await add('0002', 3), await add('0003', 1, '10/2026')];
    const choose = (id: string, token = other.token) =>
      call<SavedCardView[] & { code?: string }>(fixture.test, 'savedCards.setDefault', {
        token,
        params: { id },
      });
    const order = (list: readonly SavedCardView[]) => list.map(({ lastFour }) => lastFour);
    expect(order(await listCards(other.token))).toEqual(['0003', '0002', '0001']);
    expect(order((await choose(old)).body)).toEqual(['0001', '0003', '0002']);
    expect((await listCards(other.token)).map(({ isDefault }) => isDefault)).toEqual([true, false, false]);
    // Chosen twice and by two concurrent calls, it is still a single default.
    await Promise.all([choose(old), choose(old)]);
    const [over409, stranger] = [await choose(over), await choose(old, fixture.client.token)];
    expect([over409.status, over409.body.code, stranger.status]).toEqual([409, 'card_not_kept', 404]);
    await call(fixture.test, 'savedCards.delete', { token: other.token, params: { id: old } });
    expect(order(await listCards(other.token))).toEqual(['0003', '0002']);
  });

  it('can be deleted by its owner only, which deletes it at the gateway too', async () => {
    const [card] = await listCards();
    const [row] = await fixture.test.api.db.select().from(savedCards);
    const remove = (token: string) =>
      call(fixture.test, 'savedCards.delete', { token, params: { id: String(card?.id) } });
    expect((await remove((await asRole(fixture.test, 'client')).token)).status).toBe(404);
    expect((await remove(fixture.client.token)).status).toBe(200);
    expect(await listCards()).toEqual([]);
    expect(await fixture.test.api.gateway.cardOf(String(row?.token))).toBeNull();
  });

  it('cannot be combined with another payment method', async () => {
    const request = await orderAndSign(fixture);
    const both = await pay(request, { token: 'token_a', applePay: '{}' });
    expect([both.status, Object.keys((both.body as { errors?: object }).errors ?? {})]).toEqual([
      400,
      ['token'],
    ]);
  });

  it('is not needed for Apple Pay, which is decided at once without the bank’s page', async () => {
    const session = await call(fixture.test, 'payments.applePaySession', {
      token: fixture.client.token,
      body: { validationUrl: 'https://apple-pay-gateway.apple.com/paymentservices/startSession' },
    });
    expect(session.status).toBe(200);
    const stranger = await call(fixture.test, 'payments.applePaySession', {
      token: fixture.client.token,
      body: { validationUrl: 'https://example.com/apple.com/' },
    });
    expect(stranger.status).toBe(400);
    // The gateway's test mode decides by the amount: 1,150.00 is refused for insufficient funds, 230.00 is paid.
    const refused = await pay(await orderAndSign(fixture), { applePay: '{"sandbox":true}' });
    expect([refused.status, refused.body.code]).toEqual([402, 'payment_failed']);
    const small = await addService(fixture.test, { billing: 'single', basePrice: 20_000 });
    const request = await orderAndSign(fixture, { serviceId: small, packageId: undefined, answers: [] });
    const paid = await pay(request, { applePay: '{"sandbox":true}' });
    expect(paid).toMatchObject({ status: 200, body: { status: 'paid', redirectUrl: null } });
    expect((await reread(fixture, request.id)).status).toBe('payment_completed');
  });
});
