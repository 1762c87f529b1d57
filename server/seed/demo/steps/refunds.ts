import { and, eq, isNull } from 'drizzle-orm';
import { dayMs, riyadhDate } from 'sijil/base/time/riyadhTime';
import type { Transaction } from 'sijil/server/db/connect';
import { payments, refundParts } from '../../../db/schema/money';
import { createRefund } from '../../../modules/refunds/createRefund';
import { bookSent } from '../../../modules/refunds/refundSteps';
import { recordTransfer } from '../../../modules/refunds/followUpRefund';
import { refundPayment } from '../../../sandbox/sandboxPayments';
import { workingMinutesBefore } from '../calendar';
import { type Case, lastAt } from '../cases/case';
import { type Past, type PastEvent, portalAt } from './moment';

const daysUntil = { cancelled: 2, goodwill: 12 };

const reasons = {
  cancelled: 'إلغاء الطلب قبل تقديم الخدمة، ورد كامل ما دُفع.',
  goodwill: 'تعويض عن تأخر المفتش عن موعد الزيارة.',
};

interface RefundPlan {
  readonly one: Case;
  readonly at: Date;
  readonly kind: keyof typeof reasons;
}

/** Refunds: in full after a cancellation, or in part as an apology. */
export function refundEvents(past: Past, cases: readonly Case[]): PastEvent[] {
  const { now } = past.business;
  return cases.flatMap((one): PastEvent[] => {
    const { refunded, goodwill } = one.plan;
    const endedAt = lastAt(one, 'cancel') ?? lastAt(one, 'review') ?? one.steps.at(-1)?.at;
    if (!endedAt || (!refunded && !goodwill)) return [];
    const kind = refunded ? 'cancelled' : 'goodwill';
    const latest = Math.min(endedAt.getTime() + daysUntil[kind] * dayMs, now.getTime());
    const at = workingMinutesBefore(new Date(latest), 45);
    return [{ at, take: () => giveBack(past, { one, kind, at }) }];
  });
}

/** Refunds as finance decides; the gateway has executed its part, and a transfer is made on the same day. */
async function giveBack({ api, tx, actors }: Past, { one, at, kind }: RefundPlan): Promise<void> {
  const portal = portalAt(api, tx, at);
  const caller = { actor: actors.of(one.people.finance.id), language: 'ar' as const };
  const amount = kind === 'cancelled' ? await paidFor(tx, one.id) : (one.plan.goodwill ?? 0);
  const refundInput = {
    requestId: one.id,
    amount,
    reason: reasons[kind],
    drawnReason: reasons[kind],
    iban: null,
  };
  const refund = await createRefund(portal, caller, refundInput);
  const parts = await tx
    .select()
    .from(refundParts)
    .where(and(eq(refundParts.refundId, refund.id), isNull(refundParts.sentAt)));
  const toCards = parts.filter(({ method }) => method === 'card');
  for (const part of toCards) await refundPayment(portal, part.paymentId, { amount: part.amount });
  if (toCards.length > 0)
    await bookSent(
      portal,
      tx,
      refund,
      toCards.map(({ id }) => id),
      at,
    );
  if (toCards.length === parts.length) return;
  const reference = `FT${Math.floor(one.random.between(1e9, 9.9e9))}`;
  await recordTransfer(portal, caller, refund.id, { reference, transferredOn: riyadhDate(at), proof: null });
}

async function paidFor(tx: Transaction, requestId: string): Promise<number> {
  const paid = await tx
    .select({ amount: payments.amount })
    .from(payments)
    .where(and(eq(payments.requestId, requestId), eq(payments.status, 'paid')));
  return paid.reduce((sum, { amount }) => sum + amount, 0);
}
