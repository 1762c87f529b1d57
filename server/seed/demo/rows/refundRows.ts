import { randomUUID } from 'node:crypto';
import { allocateRefund } from '#domain/pricing/allocateRefund';
import { dayMs, riyadhDate } from '#domain/scheduling/riyadhTime';
import type { refundParts, refunds } from '../../../db/schema/money';
import { workingMinutesBefore } from '../calendar/workTime';
import { type Case, lastAt } from '../cases/case';
import type { NewPayment } from './paymentRows';

export interface RefundPlan {
  readonly amount: number;
  readonly at: Date;
  readonly reason: string;
}

export type NewRefund = typeof refunds.$inferInsert & { readonly id: string; readonly createdAt: Date };

type NewRefundPart = typeof refundParts.$inferInsert & { readonly id: string };

const daysUntil = { cancelled: 2, goodwill: 12 };

/** What went back of a request: all of it after a cancellation, or a little of it where the plan makes amends. */
export function refundPlans(one: Case, paid: readonly NewPayment[], now: Date): RefundPlan[] {
  const { refunded, goodwill } = one.plan;
  const endedAt = lastAt(one, 'cancel') ?? lastAt(one, 'complete') ?? one.steps.at(-1)?.at;
  if (!endedAt || (!refunded && !goodwill)) return [];
  const days = refunded ? daysUntil.cancelled : daysUntil.goodwill;
  const at = workingMinutesBefore(new Date(Math.min(endedAt.getTime() + days * dayMs, now.getTime())), 45);
  return [
    refunded
      ? { amount: sum(paid), at, reason: 'إلغاء الطلب قبل تقديم الخدمة، ورد كامل ما دُفع.' }
      : { amount: goodwill ?? 0, at, reason: 'تعويض عن تأخر المفتش عن موعد الزيارة.' },
  ];
}

/** A refund's row and its parts; `creditNoteId` is the credit note of the same amount. */
export function refundRow(
  one: Case,
  paid: readonly NewPayment[],
  { amount, at, reason }: RefundPlan,
  creditNoteId: string,
): { readonly refund: NewRefund; readonly parts: readonly NewRefundPart[] } {
  const id = randomUUID();
  const parts = allocateRefund(
    amount,
    paid.map((payment) => ({ ...payment, refunded: 0 })),
  );
  const methods = new Set(parts.map((part) => paid.find((payment) => payment.id === part.paymentId)?.method));
  const byTransfer = methods.has('bank_transfer');
  return {
    refund: {
      id,
      requestId: one.id,
      clientId: one.company.id,
      ...{ amount, reason, creditNoteId },
      iban: byTransfer ? one.company.iban : null,
      method: methods.size > 1 ? 'mixed' : byTransfer ? 'bank_transfer' : 'card',
      status: 'done',
      ...(byTransfer && transferOf(one, at)),
      createdById: one.people.finance.id,
      createdAt: at,
      settledAt: at,
    },
    parts: parts.map((part) => ({
      ...part,
      id: randomUUID(),
      refundId: id,
      method: paid.find((payment) => payment.id === part.paymentId)?.method ?? 'card',
      sentAt: at,
    })),
  };
}

function transferOf(one: Case, at: Date) {
  return {
    reference: `FT${Math.floor(one.random.between(1e9, 9.9e9))}`,
    transferredOn: riyadhDate(at),
    settledById: one.people.finance.id,
  };
}

const sum = (paid: readonly NewPayment[]) => paid.reduce((total, { amount }) => total + amount, 0);
