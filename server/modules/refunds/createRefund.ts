import { and, desc, eq, sql } from 'drizzle-orm';
import { formatMoney } from 'sijil/base/formats/money';
import type { Language } from 'sijil/base/i18n/localized';
import {
  allocateRefund,
  canRefund,
  creditedByRefund,
  maxRefund,
  refundMethod,
  refundStatus,
  undrawnRefund,
} from '#domain/pricing/refunds';
import type { refundBody } from '#domain/requests/refundBody';
import type { ShapeValues } from 'sijil/schema/shape';
import type { Actor, AppContext } from 'sijil/server/http/appContext';
import type { Transaction } from 'sijil/server/db/connect';
import { payments, refundParts, refunds } from '../../db/schema/money';
import { notifications } from '../../db/schema/messages';
import { requests } from '../../db/schema/requests';
import { ApiError, fieldError } from 'sijil/server/http/apiError';
import { addJob } from 'sijil/server/jobs/addJob';
import type { RequestRow } from '../../workflow/effect';
import { endWork } from '../../services/notifications/endWork';
import { notifyAbout } from '../notifications/notify';
import { closePurchase, lockPurchase } from '../packages/packageUnits';
import { issueCreditNote } from '../payments/issueTaxDocument';
import { bookReturnedSurplus, readBalance } from '../payments/instalments';
import { recordRefund, refundIban } from './refundSteps';
import { textTable } from 'sijil/schema/texts/textTable';

type RefundRow = typeof refunds.$inferSelect;

const tooMuch = textTable('checks/createRefund/tooMuch', {
  ar: 'المبلغ أكبر من الحد الأقصى للاسترداد: {max} ريال.',
  en: 'Max value exceeded: at most SAR {max} may be refunded.',
});

const visitsDrawn = textTable('checks/createRefund/visitsDrawn', {
  ar: 'استُخدمت زيارات من هذه الباقة. اكتب سبب رد قيمتها، أو أدخل مبلغًا لا يزيد على {max} ريال.',
  en: 'Some visits of this package were used. Say why they are refunded, or enter at most SAR {max}.',
});

/**
 * Decides a refund: the refund, its parts and the credit note in one transaction; the ledger entry follows when the money
 * moves. After the commit, a job sends refunds to cards; finance makes transfers. Locks the request, so that two concurrent
 * refunds never exceed the amount paid, and then the package that it bought, so that nobody draws a visit that is being
 * refunded.
 * @throws ApiError not_found, validation_failed on an amount above the maximum, a missing IBAN or reason.
 */
export async function createRefund(
  api: AppContext,
  { actor, language }: { readonly actor: Actor; readonly language: Language },
  body: ShapeValues<typeof refundBody>,
): Promise<RefundRow> {
  return api.db.transaction(async (tx) => {
    const [request] = await tx.select().from(requests).where(eq(requests.id, body.requestId)).for('update');
    if (!request) throw new ApiError('not_found');
    const paid = await paidPayments(tx, request.id);
    assertAmount(body.amount, paid, language);
    const undrawn = undrawnRefund(
      sumOf(paid, 'amount'),
      sumOf(paid, 'refunded'),
      await lockPurchase(tx, request),
    );
    if (body.amount > undrawn && !body.drawnReason)
      throw fieldError('drawnReason', visitsDrawn[language].replace('{max}', formatMoney(undrawn, language)));
    const parts = allocateRefund(body.amount, paid).map((part) => ({
      ...part,
      method: paid.find(({ id }) => id === part.paymentId)?.method ?? 'bank_transfer',
    }));
    const transferred = parts.some(({ method }) => method === 'bank_transfer');
    const iban = transferred ? await refundIban(tx, request.clientId, body.iban, language) : null;
    const credited = creditedByRefund(body.amount, await readBalance(tx, request.id));
    const note = credited > 0 ? await creditNote(tx, request, credited, body, api.clock()) : null;
    await bookReturnedSurplus(tx, request.id, body.amount - credited, api.clock());
    const refund = await book(tx, { request, parts, iban, note, body, actor, now: api.clock() });
    // The price of undrawn visits is refunded first: once all of it is, no visit is left to draw. What was paid too much is no price.
    const everything = sumOf(paid, 'amount') === sumOf(paid, 'refunded') + body.amount;
    if (credited > 0 && (everything || body.amount >= undrawn))
      await closePurchase(tx, request.id, api.clock(), everything);
    await endWork(tx, request.id, api.clock(), eq(notifications.kind, 'refundAwaits'));
    await recordRefund(tx, { actor, at: api.clock() }, null, refund);
    await notifyAbout(api, tx, request, 'refundDecided', 'client', {
      actor,
      reason: body.reason,
      amount: body.amount,
    });
    if (refund.status === 'sending') await addJob(tx, 'sendRefund', { refundId: refund.id, attempt: 0 });
    return refund;
  });
}

interface Booking {
  readonly request: RequestRow;
  readonly parts: readonly {
    readonly paymentId: string;
    readonly amount: number;
    readonly method: 'card' | 'bank_transfer';
  }[];
  readonly iban: string | null;
  /** Id of the credit note; null if nothing invoiced is refunded. */
  readonly note: string | null;
  readonly body: ShapeValues<typeof refundBody>;
  readonly actor: Actor;
  readonly now: Date;
}

/** Writes the refund with its parts. */
async function book(
  tx: Transaction,
  { request, parts, iban, note, body, actor, now }: Booking,
): Promise<RefundRow> {
  const [refund] = await tx
    .insert(refunds)
    .values({
      requestId: request.id,
      clientId: request.clientId,
      amount: body.amount,
      reason: [body.reason, body.drawnReason].filter(Boolean).join('\n'),
      creditNoteId: note,
      iban,
      method: refundMethod(parts),
      status: refundStatus(parts.map(({ method }) => ({ method, sent: false, failed: false }))),
      createdById: actor.userId,
      createdAt: now,
    })
    .returning();
  if (!refund) throw new Error('the refund was not written');
  await tx.insert(refundParts).values(parts.map((part) => ({ ...part, refundId: refund.id })));
  return refund;
}

/** Payments of a request with the refunded part of each, the newest first. */
function paidPayments(tx: Transaction, requestId: string) {
  return tx
    .select({
      id: payments.id,
      method: payments.method,
      amount: payments.amount,
      refunded: sql<number>`(select coalesce(sum(part.amount), 0)::float8 from ${refundParts} part
        where part.payment_id = ${payments}.id)`,
    })
    .from(payments)
    .where(and(eq(payments.requestId, requestId), eq(payments.status, 'paid')))
    .orderBy(desc(payments.settledAt), desc(payments.id));
}

type Paid = Awaited<ReturnType<typeof paidPayments>>;

const sumOf = (paid: Paid, what: 'amount' | 'refunded') =>
  paid.reduce((sum, payment) => sum + payment[what], 0);

function assertAmount(amount: number, paid: Paid, language: Language): void {
  const [received, returned] = [sumOf(paid, 'amount'), sumOf(paid, 'refunded')];
  if (canRefund(amount, received, returned)) return;
  const max = formatMoney(maxRefund(received, returned), language);
  throw fieldError('amount', tooMuch[language].replace('{max}', max));
}

/** Issues the credit note of a refund over what was invoiced of it, in halalas. */
async function creditNote(
  tx: Transaction,
  request: RequestRow,
  total: number,
  { reason }: ShapeValues<typeof refundBody>,
  issuedAt: Date,
): Promise<string> {
  const { id } = await issueCreditNote(tx, request, { total, reason: { ar: reason, en: reason }, issuedAt });
  return id;
}
