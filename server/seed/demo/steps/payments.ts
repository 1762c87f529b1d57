import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { company } from '#domain/company';
import { owedOf } from '#domain/pricing/received';
import { transferReferenceKey } from '#domain/requests/orderBodies';
import { minuteMs } from 'sijil/base/time/riyadhTime';
import { payments } from '../../../db/schema/money';
import { sandboxPayments } from '../../../db/schema/messages';
import { notifyAbout } from '../../../modules/notifications/notify';
import { bookPayment, openInstalment } from '../../../modules/payments/instalments';
import { decimalRiyals } from '../../../pdf/text/formats';
import { endWork } from '../../../services/notifications/endWork';
import type { Case } from '../cases/case';
import type { TimedStep } from '../scenario/timeScenario';
import { demoTexts } from '../data/texts';
import type { DemoFiles } from '../fileShelf';
import { transferReceipt } from '../pictures/scenes';
import { need } from '../demoBusiness';
import type { Moment } from './moment';

type NewPayment = typeof payments.$inferInsert & { readonly id: string };

/** Result of an attempt to pay: through the step that follows it, or without a step. */
interface Outcome {
  readonly status: 'awaiting' | 'refused' | 'paid' | 'failed';
  readonly at: Date | null;
  readonly failure?: string | null;
}

/**
 * Attempts to pay the open instalment; finance is notified of a transfer, and an immediate payment is written to the ledger.
 */
export async function attemptPayment(moment: Moment, shelf: DemoFiles): Promise<void> {
  const { tx, one, step } = moment;
  const request = await moment.readRequest();
  const choice = step.name === 'pay' ? 'first' : 'next';
  const instalment = need(await openInstalment(tx, request.id, choice), `open instalment of ${request.code}`);
  const { id: instalmentId } = instalment;
  const amount = owedOf(instalment);
  const later = one.steps.slice(one.steps.indexOf(step) + 1);
  const outcome = outcomeOf(step, later);
  const paid = outcome.status === 'paid';
  const underWay = step.method === 'card' ? ('initiated' as const) : ('awaiting' as const);
  const { id, ...values }: NewPayment = {
    id: randomUUID(),
    requestId: one.id,
    clientId: one.company.id,
    instalmentId,
    amount,
    method: step.method ?? 'card',
    status: paid ? underWay : outcome.status,
    failure: outcome.failure ?? null,
    createdById: one.people.client.id,
    createdAt: step.at,
    settledAt: paid ? null : outcome.at,
    settledById: step.method === 'bank_transfer' && !paid && outcome.at ? one.people.finance.id : null,
    ...meansOf(one, step, amount, outcome, shelf),
  };
  await shelf.flush(tx);
  const [payment] = await tx
    .insert(payments)
    .values({ id, ...values })
    .returning();
  if (step.method === 'bank_transfer') {
    // The client has done the task.
    if (choice === 'first') await endWork(tx, request.id, step.at);
    if (moment.isRecent) await notifyAbout(moment.api, tx, request, 'transferSent', 'finance', moment);
    return;
  }
  if (!paid) return;
  await tx.insert(sandboxPayments).values(gatewayRow(need(payment, 'payment')));
  // The second payment does not move the request: no step follows the bank's decision.
  if (step.name !== 'payNext' || !outcome.at) return;
  await receivePayment(moment, outcome.at);
  for (const audience of ['client', 'operations'] as const)
    if (moment.isRecent)
      await notifyAbout(moment.api, tx, request, 'nextPaymentReceived', audience, { actor: null });
}

/** Books a payment that the bank or finance has confirmed. */
export async function receivePayment({ tx, one, step }: Moment, at = step.at): Promise<void> {
  const [payment] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.requestId, one.id), inArray(payments.status, ['initiated', 'awaiting'])))
    .orderBy(desc(payments.createdAt))
    .limit(1);
  const arrived = need(payment, 'payment under way');
  const byTransfer = arrived.method === 'bank_transfer';
  const found = byTransfer
    ? {
        amount: sumArrived(one, step, arrived.amount),
        settledById: one.people.finance.id,
        receivedInto: company.bank.iban,
      }
    : {};
  await bookPayment(tx, arrived, found, at);
}

/** What a transfer brings by the plan: half of what it announced, a hundred riyals more, or just that. */
function sumArrived({ plan }: Case, step: TimedStep, announced: number): number {
  if (step.name === 'confirmPartPayment') return Math.floor(announced / 2);
  return plan.pays === 'transferMore' && step.name === 'confirmPayment' ? announced + 10_000 : announced;
}

/** The sandbox gateway's row of a card payment, so that it can be refunded. */
function gatewayRow(payment: typeof payments.$inferSelect): typeof sandboxPayments.$inferInsert {
  const { id, amount, createdAt, cardBrand, cardLastFour, requestId } = payment;
  const card = { brand: cardBrand, lastFour: cardLastFour, name: '', failure: null };
  const callback = { currency: 'SAR', callback_url: `/client/requests/${requestId}`, message: 'APPROVED' };
  return { id, status: 'paid' as const, amount, body: { ...callback, card, refunded: 0 }, createdAt };
}

function outcomeOf(step: TimedStep, later: readonly TimedStep[]): Outcome {
  const [next] = later;
  if (step.method === 'bank_transfer') {
    const decision = later.find(({ name }) => /^(confirm|reject)(Part|Next)?Payment$/.test(name));
    if (!decision) return { status: 'awaiting', at: null };
    const refused = decision.name.startsWith('reject');
    return {
      status: refused ? 'refused' : 'paid',
      at: decision.at,
      failure: refused ? decision.reason : null,
    };
  }
  if (step.name === 'payNext') return { status: 'paid', at: new Date(step.at.getTime() + minuteMs) };
  if (next?.name === 'settlePayment') return { status: 'paid', at: next.at };
  return { status: 'failed', at: new Date(step.at.getTime() + minuteMs), failure: demoTexts.cardFailure };
}

function meansOf(one: Case, step: TimedStep, amount: number, { status }: Outcome, shelf: DemoFiles) {
  if (step.method === 'card') {
    const lastFour = String(Math.floor(one.random.between(1000, 9999)));
    const brand = one.random.pick(['mada', 'mada', 'visa', 'master']);
    return status === 'paid' ? { cardBrand: brand, cardLastFour: lastFour } : {};
  }
  const reference = `FT${Math.floor(one.random.between(1e9, 9.9e9))}`;
  const draw = () => transferReceipt(decimalRiyals(amount), reference);
  const receiptFileId = shelf.add(`receipt-${reference}.png`, draw, one.people.client.id, step.at);
  return { reference, referenceKey: transferReferenceKey(reference), receiptFileId };
}
