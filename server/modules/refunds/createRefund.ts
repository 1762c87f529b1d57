import { and, desc, eq, sql } from 'drizzle-orm';
import { formatMoney } from '#domain/formats/formatMoney';
import type { Language, Localized } from '#domain/i18n/localized';
import { allocateRefund } from '#domain/pricing/allocateRefund';
import { canRefund, maxRefund } from '#domain/pricing/refunds';
import { extractVat, vatPercentOf } from '#domain/pricing/vat';
import type { refundBody } from '#domain/requests/refundBody';
import type { ShapeValues } from '#domain/schema/shape';
import type { Api } from '../../api';
import type { Transaction } from '../../db/connect';
import { ledgerEntries, payments, refundParts, refunds, taxDocuments } from '../../db/schema/money';
import { requests } from '../../db/schema/requests';
import type { Actor } from '../../http/actor';
import { ApiError, fieldError } from '../../http/apiError';
import { addJob } from '../../jobs/addJob';
import { tables } from '../../resources/tables';
import type { RequestRow } from '../../workflow/requestRow';
import { tellAbout } from '../notifications/notify';
import { issueTaxDocument } from '../payments/issueTaxDocument';

type RefundRow = typeof refunds.$inferSelect;

const texts = {
  tooMuch: {
    ar: 'تجاوزت الحد الأقصى للاسترداد: {max} ر.س.',
    en: 'Max value exceeded: at most SAR {max} may be refunded.',
  },
  ibanNeeded: {
    ar: 'اكتب آيبان العميل، فقد دُفع المبلغ بتحويل بنكي.',
    en: 'Enter the client’s IBAN: the amount was paid by bank transfer.',
  },
} as const satisfies Record<string, Localized>;

/**
 * Gives money back: a credit note, the ledger's entry and the refund itself in one transaction; what goes back to a card
 * is sent by a job once it has committed. The request is locked, so that two refunds at once never exceed what was paid.
 * @throws ApiError not_found, validation_failed on an amount above the maximum or a missing IBAN.
 */
export async function createRefund(
  api: Api,
  { actor, language }: { readonly actor: Actor; readonly language: Language },
  body: ShapeValues<typeof refundBody>,
): Promise<RefundRow> {
  return api.db.transaction(async (tx) => {
    const [request] = await tx.select().from(requests).where(eq(requests.id, body.requestId)).for('update');
    if (!request) throw new ApiError('not_found');
    const paid = await paidPayments(tx, request.id);
    assertAmount(body.amount, paid, language);
    const parts = allocateRefund(body.amount, paid).map((part) => ({
      ...part,
      method: paid.find(({ id }) => id === part.paymentId)?.method,
    }));
    const transferred = parts.some(({ method }) => method === 'bank_transfer');
    const iban = transferred ? await ibanOf(tx, request, body.iban, language) : null;
    const refund = await book(tx, { request, parts, iban, body, actor, now: api.clock() });
    await tellAbout(api, tx, request, 'refundMade', 'client', { actor, reason: body.reason });
    if (refund.status === 'sending') await addJob(tx, 'sendRefund', { refundId: refund.id });
    return refund;
  });
}

interface Booking {
  readonly request: RequestRow;
  readonly parts: readonly {
    readonly paymentId: string;
    readonly amount: number;
    readonly method: 'card' | 'bank_transfer' | undefined;
  }[];
  readonly iban: string | null;
  readonly body: ShapeValues<typeof refundBody>;
  readonly actor: Actor;
  readonly now: Date;
}

/** Writes the refund with its parts, its credit note and its entry in the ledger. */
async function book(
  tx: Transaction,
  { request, parts, iban, body, actor, now }: Booking,
): Promise<RefundRow> {
  const byCard = parts.some(({ method }) => method === 'card');
  const settled = { requestId: request.id, clientId: request.clientId, amount: body.amount };
  const [refund] = await tx
    .insert(refunds)
    .values({
      ...settled,
      reason: body.reason,
      creditNoteId: await creditNote(tx, request, body, now),
      iban,
      method: byCard ? (iban === null ? 'card' : 'mixed') : 'bank_transfer',
      status: byCard ? 'sending' : 'done',
      settledAt: byCard ? null : now,
      createdById: actor.userId,
      createdAt: now,
    })
    .returning();
  if (!refund) throw new Error('the refund was not written');
  await tx.insert(refundParts).values(
    parts.map(({ paymentId, amount, method }) => ({
      ...{ paymentId, amount, refundId: refund.id },
      sentAt: method === 'card' ? null : now,
    })),
  );
  await tx.insert(ledgerEntries).values({ ...settled, kind: 'refund', sourceId: refund.id, at: now });
  return refund;
}

/** What was paid on a request and how much of each payment went back, the newest first. */
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

function assertAmount(amount: number, paid: Paid, language: Language): void {
  const received = paid.reduce((sum, payment) => sum + payment.amount, 0);
  const returned = paid.reduce((sum, payment) => sum + payment.refunded, 0);
  if (canRefund(amount, received, returned)) return;
  const max = formatMoney(maxRefund(received, returned), language);
  throw fieldError('amount', texts.tooMuch[language].replace('{max}', max));
}

async function ibanOf(
  tx: Transaction,
  { clientId }: RequestRow,
  typed: string | null | undefined,
  language: Language,
): Promise<string> {
  if (typed) return typed;
  const [client] = await tx
    .select({ iban: tables.clients.iban })
    .from(tables.clients)
    .where(eq(tables.clients.id, clientId));
  if (!client?.iban) throw fieldError('iban', texts.ibanNeeded[language]);
  return client.iban;
}

async function creditNote(
  tx: Transaction,
  request: RequestRow,
  { amount, reason }: ShapeValues<typeof refundBody>,
  issuedAt: Date,
): Promise<string> {
  const [invoice] = await tx
    .select({ subtotal: taxDocuments.subtotal, vat: taxDocuments.vat })
    .from(taxDocuments)
    .where(and(eq(taxDocuments.requestId, request.id), eq(taxDocuments.kind, 'invoice')));
  if (!invoice) throw new Error(`request ${request.id} was paid without an invoice`);
  const { id } = await issueTaxDocument(tx, {
    kind: 'credit_note',
    requestId: request.id,
    clientId: request.clientId,
    amount: extractVat(amount, vatPercentOf(invoice)),
    issuedAt,
    reason: { ar: reason, en: reason },
  });
  return id;
}
