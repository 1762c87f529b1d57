import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Language } from 'sijil/base/i18n/localized';
import type { RefundStatus } from '#domain/pricing/refunds';
import type { refundTransferBody, transferInsteadBody } from '#domain/requests/refundBody';
import { riyadhDate, riyadhInstant } from 'sijil/base/time/riyadhTime';
import type { ShapeValues } from 'sijil/schema/shape';
import type { Actor, AppContext } from 'sijil/server/http/appContext';
import type { Transaction } from 'sijil/server/db/connect';
import { refundParts, refunds } from '../../db/schema/money';
import { ApiError, fieldError } from 'sijil/server/http/apiError';
import { addJob } from 'sijil/server/jobs/addJob';
import { attachOwnFiles } from 'sijil/server/files/storeFile';
import { bookSent, followParts, recordRefund, refundIban } from './refundSteps';
import { bookReturned } from './sendRefund';
import { textTable } from 'sijil/schema/texts/textTable';

type RefundRow = typeof refunds.$inferSelect;

interface Caller {
  readonly actor: Actor;
  readonly language: Language;
}

const notYet = textTable('checks/followUpRefund/notYet', {
  ar: 'تاريخ التحويل لم يحن بعد.',
  en: 'The day of the transfer has not come yet.',
});
const beforeDecision = textTable('checks/followUpRefund/beforeDecision', {
  ar: 'تاريخ التحويل قبل تاريخ قرار الاسترداد.',
  en: 'The day of the transfer is before the refund was decided.',
});

/** Records that finance has made the transfer, with the ledger entry. @throws ApiError refund_moved_on. */
export async function recordTransfer(
  api: AppContext,
  { actor, language }: Caller,
  id: string,
  { reference, transferredOn, proof }: ShapeValues<typeof refundTransferBody>,
): Promise<RefundRow> {
  return api.db.transaction(async (tx) => {
    const refund = await lockRefund(tx, id, ['due']);
    const now = api.clock();
    if (transferredOn > riyadhDate(now)) throw fieldError('transferredOn', notYet[language]);
    if (transferredOn < riyadhDate(refund.createdAt))
      throw fieldError('transferredOn', beforeDecision[language]);
    await attachOwnFiles(tx, actor.userId, [proof]);
    await tx
      .update(refunds)
      .set({ reference, transferredOn, proofFileId: proof ?? null, settledById: actor.userId })
      .where(eq(refunds.id, id));
    const due = await tx
      .select({ id: refundParts.id })
      .from(refundParts)
      .where(
        and(
          eq(refundParts.refundId, id),
          eq(refundParts.method, 'bank_transfer'),
          isNull(refundParts.sentAt),
        ),
      );
    // The day of the transfer, not of its entry; never in the future, so that past months do not change.
    const at = transferredOn === riyadhDate(now) ? now : riyadhInstant(transferredOn, 12);
    const booked = await bookSent(
      api,
      tx,
      refund,
      due.map((part) => part.id),
      at,
    );
    return recordRefund(tx, { actor, at: now }, refund, booked);
  });
}

/** Queues another attempt at the gateway. */
export async function retryRefund(
  api: AppContext,
  { actor }: Pick<Caller, 'actor'>,
  id: string,
): Promise<RefundRow> {
  return api.db.transaction(async (tx) => {
    const refund = await lockRefund(tx, id, ['failed']);
    await tx
      .update(refundParts)
      .set({ failure: null })
      .where(and(eq(refundParts.refundId, id), isNull(refundParts.sentAt)));
    await addJob(tx, 'sendRefund', { refundId: id, attempt: 0 });
    const followed = await followParts(api, tx, id);
    return recordRefund(tx, { actor, at: api.clock() }, refund, followed);
  });
}

/**
 * Replaces the failed card part of a refund by a transfer that finance has to make. The gateway is queried first, so that
 * money it returned without our knowledge is not paid again.
 * @throws ApiError refund_moved_on, gateway_unavailable
 */
export async function transferInstead(
  api: AppContext,
  { actor, language }: Caller,
  id: string,
  { iban }: ShapeValues<typeof transferInsteadBody>,
): Promise<RefundRow> {
  const [current] = await api.db.select().from(refunds).where(eq(refunds.id, id));
  if (!current) throw new ApiError('not_found');
  await bookReturned(api, current).catch((error: unknown) => {
    api.app.log.warn({ err: error, refundId: id }, 'the card gateway did not answer');
    throw new ApiError('gateway_unavailable');
  });
  return api.db.transaction(async (tx) => {
    const refund = await lockRefund(tx, id, ['failed', 'done']);
    if (refund.status === 'done') return refund;
    const to = await refundIban(tx, refund.clientId, iban ?? refund.iban, language);
    await tx.update(refunds).set({ iban: to }).where(eq(refunds.id, id));
    await tx
      .update(refundParts)
      .set({ method: 'bank_transfer', failure: null })
      .where(and(eq(refundParts.refundId, id), isNull(refundParts.sentAt), isNotNull(refundParts.failure)));
    const followed = await followParts(api, tx, id);
    return recordRefund(tx, { actor, at: api.clock() }, refund, followed);
  });
}

/** @throws ApiError not_found, or refund_moved_on if its status no longer allows this step. */
async function lockRefund(tx: Transaction, id: string, from: readonly RefundStatus[]): Promise<RefundRow> {
  const [refund] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update');
  if (!refund) throw new ApiError('not_found');
  if (!from.includes(refund.status)) throw new ApiError('refund_moved_on');
  return refund;
}
