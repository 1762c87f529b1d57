import { and, desc, eq, sql } from 'drizzle-orm';
import type { NoticeData } from '#domain/notifications/fillNotice';
import type { NoticeKind } from '#domain/notifications/requestNotices';
import { paymentReminderKinds } from '#domain/notifications/paymentReminders';
import { isMember } from 'sijil/base/objects';
import { riyadhDate, riyadhInstant } from 'sijil/base/time/riyadhTime';
import type { Queryable } from 'sijil/server/db/connect';
import { instalments, payments } from '../../db/schema/money';
import { owedOf, surplusOf } from '#domain/pricing/received';
import { stillOwed } from '../../records/owedFields';
import { type PaidFor, readInstalments } from '../../records/requestInstalments';
import { readCompany } from '../settings/readCompany';

/** Kinds of notice about the payment that was made, confirmed or rejected in the same transaction. */
const aboutPayment = [
  'transferSent',
  'settlePayment',
  'confirmPayment',
  'confirmPartPayment',
  'rejectPayment',
  'nextPaymentReceived',
  'confirmNextPayment',
  'confirmPartOfNextPayment',
  'rejectNextPayment',
  'confirmLatePayment',
  'rejectLatePayment',
] as const satisfies readonly NoticeKind[];

/** Kinds of notice about a transfer that finance has confirmed. */
const aboutArrival = [
  'confirmPayment',
  'confirmPartPayment',
  'confirmNextPayment',
  'confirmPartOfNextPayment',
] as const satisfies readonly NoticeKind[];

type Money = Pick<NoticeData, 'amount' | 'remaining' | 'towardsNext' | 'surplus' | 'iban'> & {
  readonly deadline?: string;
};

/** Values about money of a notice, for kinds whose amount follows from the request. */
export async function moneyOfNotice(
  tx: Queryable,
  requestId: string,
  kind: NoticeKind,
  now: Date,
): Promise<Money> {
  if (kind === 'requestPayment') {
    const [due] = await tx
      .select({ amount: stillOwed, dueOn: instalments.dueOn })
      .from(instalments)
      .where(and(eq(instalments.requestId, requestId), eq(instalments.sequence, 1)));
    if (!due) return {};
    const { bank } = await readCompany(tx);
    // A contract that was sent some days ago names a day before its signature.
    const [day] = [due.dueOn, riyadhDate(now)].toSorted().reverse();
    return { amount: due.amount, iban: bank.iban, deadline: riyadhInstant(day ?? due.dueOn).toISOString() };
  }
  if (isMember(paymentReminderKinds, kind)) return { iban: (await readCompany(tx)).bank.iban };
  if (!isMember(aboutPayment, kind)) return {};
  const [payment] = await tx
    .select({
      amount: payments.amount,
      requestId: payments.requestId,
      instalmentId: payments.instalmentId,
    })
    .from(payments)
    .where(eq(payments.requestId, requestId))
    .orderBy(desc(sql`coalesce(${payments.settledAt}, ${payments.createdAt})`))
    .limit(1);
  if (!payment) return {};
  return {
    amount: payment.amount,
    ...(isMember(aboutArrival, kind) && (await arrivalOf(tx, payment, kind))),
  };
}

/** What a confirmed transfer has left to pay, paid towards the second payment, or paid too much; nothing where it is zero. */
async function arrivalOf(
  tx: Queryable,
  payment: PaidFor,
  kind: (typeof aboutArrival)[number],
): Promise<Money> {
  const { instalment, others } = await readInstalments(tx, payment);
  const remaining = owedOf(instalment);
  // Until the first payment is complete, no other pays towards the second one.
  const towardsNext = kind === 'confirmPayment' ? others.reduce((sum, { received }) => sum + received, 0) : 0;
  const surplus = surplusOf(instalment);
  return {
    ...(remaining > 0 && { remaining, iban: (await readCompany(tx)).bank.iban }),
    ...(towardsNext > 0 && { towardsNext }),
    ...(surplus > 0 && { surplus }),
  };
}
