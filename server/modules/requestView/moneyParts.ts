import type { z } from 'zod';
import { and, asc, eq, inArray, ne, type Placeholder, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { FileLink } from 'sijil/contract/parts';
import type { paymentView, requestView } from '#domain/api/requestViews';
import { refundedShare } from '#domain/pricing/refunds';
import type { Language } from 'sijil/base/i18n/localized';
import type { Actor } from 'sijil/schema/access';
import type { RequestRow } from '../../workflow/effect';
import { declineReason } from '../../adapters/cardGateway';
import type { RequestParts } from './requestParts';
import { visibleParts } from '../requests/summaryRows';
import type { Queryable } from 'sijil/server/db/connect';
import { files } from 'sijil/server/db/schema/files';
import { payments } from '../../db/schema/money';
import { requests } from '../../db/schema/requests';

type RequestView = z.output<typeof requestView>;
type MoneyParts = Pick<
  RequestView,
  'quote' | 'paymentPlan' | 'contract' | 'instalments' | 'payments' | 'taxDocuments'
>;
type Links = ReadonlyMap<string, FileLink>;

const linkOf = (links: Links, id: string | null) => (id === null ? null : (links.get(id) ?? null));

/** Money parts of a request: agreed, owed and paid; empty for roles without access to money. */
export function toMoneyParts(
  request: RequestRow,
  parts: RequestParts & SharedTransfers,
  links: Links,
  actor: Actor,
  language: Language,
): MoneyParts {
  const { paymentPlan } = request;
  const visible = visibleParts(actor, request);
  if (!visible.money) {
    return { quote: null, paymentPlan, contract: null, instalments: [], payments: [], taxDocuments: [] };
  }
  return {
    quote: request.quote && { ...request.quote, lines: request.quote.lines.map((line) => ({ ...line })) },
    paymentPlan,
    contract: toContract(parts.contract, links),
    instalments: parts.instalments.map(({ id, sequence, amount, received, dueOn, payBy, paidAt, state }) => ({
      id,
      sequence,
      amount,
      received,
      dueOn,
      payBy,
      paidAt,
      state,
    })),
    payments: parts.payments.map((payment) => ({
      ...toPaymentView(payment, parts, links, language),
      ...toRefunded(payment, visible.refunds ? parts.refundParts : []),
    })),
    taxDocuments: parts.taxDocuments
      .filter(({ kind }) => visible.refunds || kind === 'invoice')
      .map(({ kind, number, total, issuedAt, fileId }) => ({
        kind,
        number,
        total,
        issuedAt,
        file: linkOf(links, fileId),
      })),
  };
}

function toContract(contract: RequestParts['contract'], links: Links): RequestView['contract'] {
  const file = links.get(contract?.fileId ?? '');
  if (!contract || !file) return null;
  const { version, source, sentAt, signedAt, signerName, signedFileId, recordFileId } = contract;
  return {
    version,
    source,
    sentAt,
    signedAt,
    signerName,
    file,
    signedFile: linkOf(links, signedFileId),
    recordFile: linkOf(links, recordFileId),
  };
}

function toPaymentView(
  payment: RequestParts['payments'][number],
  shared: SharedTransfers,
  links: Links,
  language: Language,
): Omit<PaymentView, 'refunded' | 'refunds'> {
  return {
    id: payment.id,
    instalmentId: payment.instalmentId,
    method: payment.method,
    status: payment.status,
    amount: payment.amount,
    announced: payment.announced,
    cardBrand: payment.cardBrand,
    cardLastFour: payment.cardLastFour,
    reference: payment.reference,
    receipt: linkOf(links, payment.receiptFileId),
    ...toShared(shared, payment.id),
    // The bank's message stays in the record; readers get a text in their own language.
    failure: payment.status === 'failed' ? declineReason(payment.failure, language) : payment.failure,
    createdAt: payment.createdAt,
    settledAt: payment.settledAt,
  };
}

/** Refunds of a payment: sent, and pending. */
function toRefunded(
  { id, amount }: RequestParts['payments'][number],
  parts: RequestParts['refundParts'],
): Pick<PaymentView, 'refunded' | 'refunds'> {
  const own = parts.filter(({ paymentId }) => paymentId === id);
  return {
    refunded: refundedShare(amount, own),
    refunds: own.map(({ paymentId: _payment, ...refund }) => refund),
  };
}

type PaymentView = z.output<typeof paymentView>;

const other = alias(payments, 'other');
const receipt = alias(files, 'receipt');
const otherReceipt = alias(files, 'other_receipt');

/** Only open and confirmed transfers count: a refused or expired one may be sent again. Literals, as in the indexes. */
const counts = sql`${other.status} in ('awaiting', 'paid')`;
/** Limit of transfers shown that share the receipt or reference. */
const most = 20;

/**
 * Open and confirmed transfers that share the receipt, byte for byte, or the reference with a transfer of this request. For
 * those who decide about transfers; for others it finds nothing. The matches are limited before their requests are looked up,
 * so that a receipt shared by thousands costs no more than one shared by two.
 */
export function selectSharedTransfers(db: Queryable, id: Placeholder | string, decides: boolean) {
  const others = db.select({ requestId: other.requestId });
  const isAnother = and(ne(other.id, payments.id), counts);
  const byReference = others
    .from(other)
    .where(and(eq(other.referenceKey, payments.referenceKey), isAnother))
    .limit(most)
    .as('shared');
  const byReceipt = others
    .from(receipt)
    .innerJoin(otherReceipt, eq(otherReceipt.sha256, receipt.sha256))
    .innerJoin(other, eq(other.receiptFileId, otherReceipt.id))
    .where(and(eq(receipt.id, payments.receiptFileId), isAnother))
    .limit(most)
    .as('shared');
  const requestsOf = (shared: typeof byReference | typeof byReceipt) =>
    db
      .selectDistinct({ paymentId: payments.id, id: requests.id, number: requests.number })
      .from(payments)
      .innerJoinLateral(shared, sql`true`)
      .innerJoin(requests, eq(requests.id, shared.requestId))
      .where(
        and(
          decides ? undefined : sql`false`,
          eq(payments.requestId, id),
          inArray(payments.status, ['awaiting', 'paid']),
        ),
      )
      .orderBy(asc(requests.number));
  return { sameReference: requestsOf(byReference), sameReceipt: requestsOf(byReceipt) };
}

type Selected = ReturnType<typeof selectSharedTransfers>;
type SharedTransfers = { readonly [Part in keyof Selected]: Selected[Part]['_']['result'] };

/** Shared transfers of one payment, for its view. */
function toShared(
  { sameReceipt, sameReference }: SharedTransfers,
  paymentId: string,
): Pick<PaymentView, 'sameReceipt' | 'sameReference'> {
  const of = (rows: SharedTransfers['sameReceipt']) =>
    rows.filter((row) => row.paymentId === paymentId).map(({ id, number }) => ({ id, number }));
  return { sameReceipt: of(sameReceipt), sameReference: of(sameReference) };
}
