import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { ApiError } from 'sijil/server/http/apiError';
import { GatewayRefusal } from '../../server/adapters/cardGateway';
import { redeemBalance } from '../../server/modules/orders/redeemBalance';
import { tables } from '../../server/db/schema/declared';
import { correctInvoice } from '../../server/modules/payments/correctInvoice';
import { confirmTransfer, rejectTransfer } from '../../server/modules/payments/decideTransfer';
import { recheckPayment, settleCardPayment } from '../../server/modules/payments/settleCardPayment';
import { startPayment } from '../../server/modules/payments/startPayment';
import { createRefund } from '../../server/modules/refunds/createRefund';
import { recordTransfer, retryRefund, transferInstead } from '../../server/modules/refunds/followUpRefund';
import { sendRefund } from '../../server/modules/refunds/sendRefund';
import { decidePayment, findPayment } from '../../server/sandbox/sandboxPayments';
import { performTransition } from '../../server/workflow/performTransition';
import { riyadhDate } from 'sijil/base/time/riyadhTime';
import { type MoneyFixture, readRequest, readRows, signOrder } from './moneyFixture';

/** Events outside the portal, recorded by the test: the bank's side of the story. */
export interface Outside {
  readonly requestIds: string[];
  transferredIn: number;
  transferredOut: number;
}

interface Step {
  readonly name: keyof typeof steps;
  /** Index of the request, attempt or refund, and of the way; taken modulo their number. */
  readonly which: number;
  readonly way: number;
  /** Begins before the next step has ended. */
  readonly atOnce: boolean;
}

type Play = (fixture: MoneyFixture, outside: Outside, which: number, way: number) => Promise<void>;

const iban = 'SA0380000000608010167519';
const halfAnHour = 31 * 60_000;
const language = 'ar' as const;

const pick = <T>(all: readonly T[], which: number): T | undefined => all[which % Math.max(1, all.length)];

async function pay(
  fixture: MoneyFixture,
  { requestIds }: Outside,
  which: number,
  body: object,
): Promise<void> {
  const id = pick(requestIds, which);
  if (!id) return;
  const { version, status } = await readRequest(fixture, id);
  const choice = status === 'payment_pending' ? 'first' : 'next';
  const payer = { actor: fixture.client, language };
  await startPayment(fixture.orders.test.api, payer, id, choice, { version, ...body } as never);
}

/** Everything that a client, a bank, finance, operations and time can do to money. */
const steps = {
  order: async (fixture, { requestIds }, which, way) => {
    if (requestIds.length >= 3) return;
    const price = [100_000, 100_001, 33_333][which % 3] ?? 1;
    requestIds.push(
      await signOrder(fixture, { price, visits: 1 + (way % 3), plan: way % 2 ? 'two' : 'one' }),
    );
  },
  payByCard: (fixture, outside, which, way) =>
    pay(fixture, outside, which, { method: 'card', token: fixture.tokens[way % fixture.tokens.length] }),
  payByTransfer: (fixture, outside, which, way) =>
    pay(fixture, outside, which, {
      method: 'bank_transfer',
      reference: `FT-${way % 4}`,
      receipt: fixture.fileId,
    }),
  /** The bank decides whatever attempt it was ever shown, closed or not. */
  decideAtBank: async (fixture, _, which, way) => {
    const { api } = fixture.orders.test;
    const attempts = (await readRows(fixture)).payments.filter(({ redirectUrl }) => redirectUrl);
    const attempt = pick(attempts, which);
    const seen = attempt && (await findPayment(api, attempt.id));
    if (seen) await decidePayment(api, seen, way % 3 > 0);
  },
  comeBack: async (fixture, _, which) => {
    const attempt = pick(
      (await readRows(fixture)).payments.filter(({ method }) => method === 'card'),
      which,
    );
    if (attempt) await settleCardPayment(fixture.orders.test.api, attempt.id);
  },
  decideTransfer: async (fixture, outside, which, way) => {
    const { api } = fixture.orders.test;
    const waiting = (await readRows(fixture)).payments.filter(({ status }) => status === 'awaiting');
    const transfer = pick(waiting, which);
    if (!transfer) return;
    const { version } = await readRequest(fixture, transfer.requestId);
    if (way % 3 === 0)
      return rejectTransfer(api, fixture.finance, transfer.requestId, { version, reason: 'لم يصل' });
    // As announced, less the bank's fee, a riyal (a halala has no tax), or more than is due of all instalments.
    const amount = [transfer.amount, Math.max(100, transfer.amount - 2_500), 100, transfer.amount * 3 + 1][
      way % 4
    ];
    const arrival = { version, amount: amount ?? transfer.amount, reason: 'وصل مبلغ آخر' };
    await confirmTransfer(api, { actor: fixture.finance, language }, transfer.requestId, arrival);
    outside.transferredIn += arrival.amount;
  },
  cancel: async (fixture, { requestIds }, which, way) => {
    const id = pick(requestIds, which);
    if (!id) return;
    const { version } = await readRequest(fixture, id);
    const by =
      way % 2
        ? { name: 'withdraw' as const, actor: fixture.client }
        : { name: 'cancel' as const, actor: fixture.operator };
    await performTransition(fixture.orders.test.api, { requestId: id, version, reason: 'سبب', ...by });
  },
  refund: async (fixture, { requestIds }, which, way) => {
    const id = pick(requestIds, which);
    if (!id) return;
    const paid = (await readRows(fixture)).payments
      .filter(({ requestId, status }) => requestId === id && status === 'paid')
      .reduce((sum, { amount }) => sum + amount, 0);
    const amount = way % 2 ? paid : Math.floor(paid / (2 + (way % 5)));
    const drawnReason = way % 3 ? 'سبب' : null;
    const body = { requestId: id, amount, reason: 'سبب', drawnReason, iban };
    await createRefund(fixture.orders.test.api, { actor: fixture.finance, language }, body);
  },
  /** The company's number changes, and finance issues an invoice again: the present one, or one that was replaced. */
  correctInvoice: async (fixture, _, which, way) => {
    const { api } = fixture.orders.test;
    const invoices = (await readRows(fixture)).taxDocuments.filter(({ kind }) => kind === 'invoice');
    const invoice = pick(invoices, which);
    if (!invoice) return;
    const taxNumber = `3${String(way % 5).repeat(13)}3`;
    const { clients } = tables;
    await api.db.update(clients).set({ taxNumber }).where(eq(clients.id, invoice.clientId));
    await correctInvoice(api, { actor: fixture.finance }, invoice.id);
  },
  sendRefund: async (fixture, _, which, way) => {
    const refund = pick((await readRows(fixture)).refunds, which);
    if (!refund) return;
    const { api } = fixture.orders.test;
    // Sometimes the gateway refuses, sometimes its answer is lost after it has paid.
    const moods = [
      () => Promise.reject(new GatewayRefusal('NO')),
      async (id: string, amount: number) => {
        await api.gateway.refund(id, amount);
        throw new Error('lost');
      },
      api.gateway.refund,
      api.gateway.refund,
    ];
    const gateway = { ...api.gateway, refund: moods[way % moods.length] ?? api.gateway.refund };
    await sendRefund({ ...api, gateway }, { refundId: refund.id, attempt: way % 5 });
  },
  followUpRefund: async (fixture, outside, which, way) => {
    const { api } = fixture.orders.test;
    const refund = pick((await readRows(fixture)).refunds, which);
    if (!refund) return;
    const caller = { actor: fixture.finance, language };
    if (way % 3 === 0) return void (await retryRefund(api, caller, refund.id));
    if (way % 3 === 1) return void (await transferInstead(api, caller, refund.id, { iban }));
    const before = await sentByTransfer(fixture, refund.id);
    const transferredOn = riyadhDate(api.clock());
    await recordTransfer(api, caller, refund.id, { reference: 'OUT', transferredOn });
    outside.transferredOut += (await sentByTransfer(fixture, refund.id)) - before;
  },
  redeem: async (fixture, outside, which) => {
    const { orders, client } = fixture;
    const purchase = pick((await readRows(fixture)).purchases, which);
    if (!purchase) return;
    const body = {
      serviceId: orders.serviceId,
      branchId: orders.branchId,
      purchaseId: purchase.id,
      answers: [
        {
          questionId: orders.questionId,
          answer: '300',
        },
      ],
    };
    outside.requestIds.push(await redeemBalance(orders.test.api, { actor: client, language }, body as never));
  },
  timePasses: async (fixture) => {
    const { test } = fixture.orders;
    test.setNow(new Date(test.api.clock().getTime() + halfAnHour));
    for (const { id, method } of (await readRows(fixture)).payments)
      if (method === 'card') await recheckPayment(test.api, { paymentId: id, attempt: 2 });
  },
} satisfies Record<string, Play>;

async function sentByTransfer({ orders: { test } }: MoneyFixture, refundId: string): Promise<number> {
  const { rows } = await test.api.db.$client.query<{ sum: string }>(
    `select coalesce(sum(amount), 0) as sum from refund_parts
     where refund_id = $1 and method = 'bank_transfer' and sent_at is not null`,
    [refundId],
  );
  return Number(rows[0]?.sum);
}

/** Histories of some 25 steps that begin with an order; early steps are likelier than late ones. */
export const histories = fc.array(
  fc.record<Step>({
    name: fc.constantFrom(...(Object.keys(steps) as Step['name'][])),
    which: fc.nat(11),
    way: fc.nat(11),
    atOnce: fc.nat(3).map((one) => one === 0),
  }),
  { minLength: 8, maxLength: 30 },
);

/** Plays a history; a refusal is an answer like any other, every other error ends it. */
export async function playAll(
  fixture: MoneyFixture,
  outside: Outside,
  history: readonly Step[],
): Promise<void> {
  let running: Promise<void>[] = [];
  for (const { name, which, way, atOnce } of history) {
    running.push((steps[name] as Play)(fixture, outside, which, way).catch(unlessRefused));
    if (atOnce) continue;
    const finished = await Promise.allSettled(running);
    running = [];
    for (const one of finished) if (one.status === 'rejected') throw one.reason;
  }
  await Promise.all(running);
}

function unlessRefused(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
}

/** Completes pending work: banks are asked, refunds are sent, as the jobs would. */
export async function comeToRest(fixture: MoneyFixture): Promise<void> {
  const { test } = fixture.orders;
  test.setNow(new Date(test.api.clock().getTime() + halfAnHour));
  const { payments, refunds } = await readRows(fixture);
  for (const { id, method } of payments)
    if (method === 'card')
      for (const attempt of [2, 3]) await recheckPayment(test.api, { paymentId: id, attempt });
  for (const { id, status } of refunds)
    if (status === 'sending' || status === 'failed') {
      if (status === 'failed') await retryRefund(test.api, { actor: fixture.finance }, id);
      await sendRefund(test.api, { refundId: id, attempt: 0 });
    }
}
