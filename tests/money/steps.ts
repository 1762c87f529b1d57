import fc from 'fast-check';
import { ApiError } from '../../framework/server/http/apiError';
import { GatewayRefusal } from '../../server/adapters/cardGateway';
import { redeemBalance } from '../../server/modules/orders/redeemBalance';
import { confirmTransfer, rejectTransfer } from '../../server/modules/payments/decideTransfer';
import { recheckPayment } from '../../server/modules/payments/recheckPayment';
import { settleCardPayment } from '../../server/modules/payments/settleCardPayment';
import { startPayment } from '../../server/modules/payments/startPayment';
import { createRefund } from '../../server/modules/refunds/createRefund';
import { recordTransfer, retryRefund, transferInstead } from '../../server/modules/refunds/followUpRefund';
import { sendRefund } from '../../server/modules/refunds/sendRefund';
import { decidePayment, findPayment } from '../../server/sandbox/sandboxPayments';
import { performTransition } from '../../server/workflow/performTransition';
import { riyadhDate } from '#framework/base/time/riyadhTime';
import { type MoneyWorld, readRequest, readRows, signOrder } from './moneyWorld';

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

type Play = (world: MoneyWorld, outside: Outside, which: number, way: number) => Promise<void>;

const iban = 'SA0380000000608010167519';
const halfAnHour = 31 * 60_000;
const language = 'ar' as const;

const pick = <T>(all: readonly T[], which: number): T | undefined => all[which % Math.max(1, all.length)];

async function pay(world: MoneyWorld, { requestIds }: Outside, which: number, body: object): Promise<void> {
  const id = pick(requestIds, which);
  if (!id) return;
  const { version, status } = await readRequest(world, id);
  const choice = status === 'payment_pending' ? 'first' : 'next';
  const payer = { actor: world.client, language };
  await startPayment(world.orders.test.api, payer, id, choice, { version, ...body } as never);
}

/** Everything that a client, a bank, finance, operations and time can do to money. */
const steps = {
  order: async (world, { requestIds }, which, way) => {
    if (requestIds.length >= 3) return;
    const price = [100_000, 100_001, 33_333][which % 3] ?? 1;
    requestIds.push(await signOrder(world, { price, visits: 1 + (way % 3), plan: way % 2 ? 'two' : 'one' }));
  },
  payByCard: (world, outside, which, way) =>
    pay(world, outside, which, { method: 'card', token: world.tokens[way % world.tokens.length] }),
  payByTransfer: (world, outside, which, way) =>
    pay(world, outside, which, {
      method: 'bank_transfer',
      reference: `FT-${way % 4}`,
      receipt: world.fileId,
    }),
  /** The bank decides whatever attempt it was ever shown, closed or not. */
  decideAtBank: async (world, _, which, way) => {
    const { api } = world.orders.test;
    const attempts = (await readRows(world)).payments.filter(({ redirectUrl }) => redirectUrl);
    const attempt = pick(attempts, which);
    const seen = attempt && (await findPayment(api, attempt.id));
    if (seen) await decidePayment(api, seen, way % 3 > 0);
  },
  comeBack: async (world, _, which) => {
    const attempt = pick(
      (await readRows(world)).payments.filter(({ method }) => method === 'card'),
      which,
    );
    if (attempt) await settleCardPayment(world.orders.test.api, attempt.id);
  },
  decideTransfer: async (world, outside, which, way) => {
    const { api } = world.orders.test;
    const waiting = (await readRows(world)).payments.filter(({ status }) => status === 'awaiting');
    const transfer = pick(waiting, which);
    if (!transfer) return;
    const { version } = await readRequest(world, transfer.requestId);
    if (way % 3 === 0)
      return rejectTransfer(api, world.finance, transfer.requestId, { version, reason: 'لم يصل' });
    await confirmTransfer(api, world.finance, transfer.requestId, { version });
    outside.transferredIn += transfer.amount;
  },
  cancel: async (world, { requestIds }, which, way) => {
    const id = pick(requestIds, which);
    if (!id) return;
    const { version } = await readRequest(world, id);
    const by =
      way % 2
        ? { name: 'withdraw' as const, actor: world.client }
        : { name: 'cancel' as const, actor: world.operator };
    await performTransition(world.orders.test.api, { requestId: id, version, reason: 'سبب', ...by });
  },
  refund: async (world, { requestIds }, which, way) => {
    const id = pick(requestIds, which);
    if (!id) return;
    const paid = (await readRows(world)).payments
      .filter(({ requestId, status }) => requestId === id && status === 'paid')
      .reduce((sum, { amount }) => sum + amount, 0);
    const amount = way % 2 ? paid : Math.floor(paid / (2 + (way % 5)));
    const drawnReason = way % 3 ? 'سبب' : null;
    const body = { requestId: id, amount, reason: 'سبب', drawnReason, iban };
    await createRefund(world.orders.test.api, { actor: world.finance, language }, body);
  },
  sendRefund: async (world, _, which, way) => {
    const refund = pick((await readRows(world)).refunds, which);
    if (!refund) return;
    const { api } = world.orders.test;
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
  followUpRefund: async (world, outside, which, way) => {
    const { api } = world.orders.test;
    const refund = pick((await readRows(world)).refunds, which);
    if (!refund) return;
    const caller = { actor: world.finance, language };
    if (way % 3 === 0) return void (await retryRefund(api, caller, refund.id));
    if (way % 3 === 1) return void (await transferInstead(api, caller, refund.id, { iban }));
    const before = await sentByTransfer(world, refund.id);
    const transferredOn = riyadhDate(api.clock());
    await recordTransfer(api, caller, refund.id, { reference: 'OUT', transferredOn });
    outside.transferredOut += (await sentByTransfer(world, refund.id)) - before;
  },
  redeem: async (world, outside, which) => {
    const { orders, client } = world;
    const purchase = pick((await readRows(world)).purchases, which);
    if (!purchase) return;
    const body = {
      ...{ serviceId: orders.serviceId, branchId: orders.branchId, purchaseId: purchase.id },
      answers: [{ questionId: orders.questionId, answer: '300' }],
    };
    outside.requestIds.push(await redeemBalance(orders.test.api, { actor: client, language }, body as never));
  },
  timePasses: async (world) => {
    const { test } = world.orders;
    test.setNow(new Date(test.api.clock().getTime() + halfAnHour));
    for (const { id, method } of (await readRows(world)).payments)
      if (method === 'card') await recheckPayment(test.api, { paymentId: id, attempt: 2 });
  },
} satisfies Record<string, Play>;

async function sentByTransfer({ orders: { test } }: MoneyWorld, refundId: string): Promise<number> {
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
export async function playAll(world: MoneyWorld, outside: Outside, history: readonly Step[]): Promise<void> {
  let running: Promise<void>[] = [];
  for (const { name, which, way, atOnce } of history) {
    running.push((steps[name] as Play)(world, outside, which, way).catch(unlessRefused));
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
export async function comeToRest(world: MoneyWorld): Promise<void> {
  const { test } = world.orders;
  test.setNow(new Date(test.api.clock().getTime() + halfAnHour));
  const { payments, refunds } = await readRows(world);
  for (const { id, method } of payments)
    if (method === 'card')
      for (const attempt of [2, 3]) await recheckPayment(test.api, { paymentId: id, attempt });
  for (const { id, status } of refunds)
    if (status === 'sending' || status === 'failed') {
      if (status === 'failed') await retryRefund(test.api, { actor: world.finance }, id);
      await sendRefund(test.api, { refundId: id, attempt: 0 });
    }
}
