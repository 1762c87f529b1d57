import type { PaymentView } from './sharedTransfers';
import type { z } from 'zod';
import type { FileLink } from '#framework/contract/parts';
import type { paymentView, requestView } from '#domain/api/requestViews';
import { refundedShare } from '#domain/pricing/refunds';
import type { Language } from '#framework/base/i18n/localized';
import type { Actor } from '#framework/schema/access';
import type { RequestRow } from '../../workflow/effect';
import { declineReason } from '../../adapters/cardGateway';
import type { RequestParts } from './requestParts';
import { type SharedTransfers, toShared } from './sharedTransfers';
import { visibleParts } from '../requests/stated';

type RequestView = z.output<typeof requestView>;
type MoneyParts = Pick<
  RequestView,
  'quote' | 'paymentPlan' | 'contract' | 'instalments' | 'payments' | 'taxDocuments'
>;
type Links = ReadonlyMap<string, FileLink>;

const linkOf = (links: Links, id: string | null) => (id === null ? null : (links.get(id) ?? null));

/** Money parts of a request: agreed, owed and paid; empty for roles that see no money. */
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
    instalments: parts.instalments.map(({ id, sequence, amount, dueOn, paidAt }) => ({
      id,
      sequence,
      amount,
      dueOn,
      paidAt,
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
  const { version, source, sentAt, signedAt, signerName, signedFileId } = contract;
  return { version, source, sentAt, signedAt, signerName, file, signedFile: linkOf(links, signedFileId) };
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
    cardBrand: payment.cardBrand,
    cardLastFour: payment.cardLastFour,
    reference: payment.reference,
    receipt: linkOf(links, payment.receiptFileId),
    ...toShared(shared, payment.id),
    // The bank's words are for the record; the reader gets them in their own language.
    failure: payment.status === 'failed' ? declineReason(payment.failure, language) : payment.failure,
    createdAt: payment.createdAt,
    settledAt: payment.settledAt,
  };
}

/** Refunds of a payment: sent, and on their way. */
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
