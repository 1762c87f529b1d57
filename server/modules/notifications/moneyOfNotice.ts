import { and, desc, eq, sql } from 'drizzle-orm';
import type { NoticeData } from '#domain/notifications/fillNotice';
import type { NoticeKind } from '#domain/notifications/requestNotices';
import { paymentReminderKinds } from '#domain/notifications/paymentReminders';
import { isMember } from 'sijil/base/objects';
import { riyadhDate, riyadhInstant } from 'sijil/base/time/riyadhTime';
import type { Queryable } from 'sijil/server/db/connect';
import { instalments, payments } from '../../db/schema/money';
import { readCompany } from '../settings/readCompany';

/** Kinds of notice about the payment that was made, confirmed or rejected in the same transaction. */
const aboutPayment = [
  'transferSent',
  'settlePayment',
  'confirmPayment',
  'rejectPayment',
  'nextPaymentReceived',
  'confirmNextPayment',
  'rejectNextPayment',
  'confirmLatePayment',
  'rejectLatePayment',
] as const satisfies readonly NoticeKind[];

/** Values about money of a notice, for kinds whose amount follows from the request. */
export async function moneyOfNotice(
  tx: Queryable,
  requestId: string,
  kind: NoticeKind,
  now: Date,
): Promise<Pick<NoticeData, 'amount' | 'iban'> & { readonly deadline?: string }> {
  if (kind === 'requestPayment') {
    const [due] = await tx
      .select({ amount: instalments.amount, dueOn: instalments.dueOn })
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
    .select({ amount: payments.amount })
    .from(payments)
    .where(eq(payments.requestId, requestId))
    .orderBy(desc(sql`coalesce(${payments.settledAt}, ${payments.createdAt})`))
    .limit(1);
  return payment ?? {};
}
