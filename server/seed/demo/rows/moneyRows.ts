import { randomUUID } from 'node:crypto';
import { company } from '#domain/company';
import type { Localized } from '#domain/i18n/localized';
import { paymentSchedule } from '#domain/pricing/instalments';
import type { PackageDuration } from '#domain/pricing/packageDurations';
import { extractVat, type TaxedAmount, VAT_PERCENT } from '#domain/pricing/vat';
import { riyadhDate } from '#domain/scheduling/riyadhTime';
import { cancellationReason } from '../../../modules/payments/creditUnpaid';
import { packageEndsOn } from '../../../modules/payments/packageEndsOn';
import { zatcaQrPayload } from '../../../pdf/zatcaQr';
import type {
  instalments,
  ledgerEntries,
  packagePurchases,
  refundParts,
  taxDocuments,
} from '../../../db/schema/money';
import { type Case, lastAt, paidAt } from '../cases/case';
import { currentQuote } from '../cases/quotes';
import type { DemoFiles } from '../fileShelf';
import { type NewPayment, paymentRows } from './paymentRows';
import { type NewRefund, refundPlans, refundRow } from './refundRows';

/** What was invoiced or credited, before its number is known. */
export interface NewDocument extends Omit<typeof taxDocuments.$inferInsert, 'number' | 'reason'> {
  readonly id: string;
  readonly issuedAt: Date;
  /** Null for an invoice. */
  readonly reason: Localized | null;
}
type NewEntry = typeof ledgerEntries.$inferInsert;

/** Everything that a signed request moved: what is owed, paid, invoiced and credited. The numbers come later. */
export interface MoneyRows {
  readonly instalments: readonly (typeof instalments.$inferInsert)[];
  readonly payments: readonly NewPayment[];
  readonly documents: readonly NewDocument[];
  readonly refunds: readonly NewRefund[];
  readonly refundParts: readonly (typeof refundParts.$inferInsert)[];
  readonly ledger: readonly NewEntry[];
}

const nothing: MoneyRows = {
  instalments: [],
  payments: [],
  documents: [],
  refunds: [],
  refundParts: [],
  ledger: [],
};

export function moneyRows(one: Case, now: Date, shelf: DemoFiles): MoneyRows {
  const signedAt = lastAt(one, 'signContract');
  const quote = currentQuote(one);
  if (!signedAt || !quote) return nothing;
  const owed = paymentSchedule({
    total: quote.total,
    duration: (one.package?.duration ?? 'weekly') as PackageDuration,
    plan: one.plan.paymentPlan ?? 'one',
    signedOn: riyadhDate(signedAt),
  }).map((row) => ({ ...row, id: randomUUID(), requestId: one.id }));
  const payments = paymentRows(one, owed, shelf);
  const paid = payments.filter(({ status }) => status === 'paid');
  const returned = refundPlans(one, paid, now).map((plan) => {
    const note = document(one, extractVat(plan.amount, VAT_PERCENT), plan.at, {
      ar: plan.reason,
      en: plan.reason,
    });
    return { note, ...refundRow(one, paid, plan, note.id) };
  });
  const documents = [
    document(one, quote, signedAt, null),
    ...credits(one, quote.total, paid),
    ...returned.map(({ note }) => note),
  ];
  const refunds = returned.map(({ refund }) => refund);
  const instalmentRows = owed.map((row) => ({
    ...row,
    paidAt: paid.find(({ instalmentId }) => instalmentId === row.id)?.settledAt ?? null,
  }));
  return {
    instalments: instalmentRows,
    payments,
    documents,
    refunds,
    refundParts: returned.flatMap(({ parts }) => parts),
    ledger: ledgerOf(
      one,
      documents,
      paid,
      returned.flatMap(({ parts }) => parts),
    ),
  };
}

function document(
  { id: requestId, company: { id: clientId } }: Case,
  { subtotal, vat, total }: TaxedAmount,
  issuedAt: Date,
  reason: Localized | null,
): NewDocument {
  const { name, vatNumber } = company;
  const amounts = { totalHalalas: total, vatHalalas: vat };
  const qr = zatcaQrPayload({ sellerName: name.ar, vatNumber, timestamp: issuedAt, ...amounts });
  const kind = reason === null ? ('invoice' as const) : ('credit_note' as const);
  return {
    ...{ id: randomUUID(), kind, requestId, clientId, issuedAt, subtotal, vat, total, qr, reason },
    seller: company,
    vatPercent: VAT_PERCENT,
  };
}

/** What a cancelled request still owed is taken back at once. */
function credits(one: Case, total: number, paid: readonly NewPayment[]): NewDocument[] {
  const cancelledAt = lastAt(one, 'cancel') ?? lastAt(one, 'withdraw');
  const received = paid.reduce((sum, { amount }) => sum + amount, 0);
  if (!cancelledAt || total <= received) return [];
  return [document(one, extractVat(total - received, VAT_PERCENT), cancelledAt, cancellationReason)];
}

function ledgerOf(
  one: Case,
  documents: readonly NewDocument[],
  paid: readonly NewPayment[],
  parts: ReturnType<typeof refundRow>['parts'],
): NewEntry[] {
  const entry = (kind: NewEntry['kind'], sourceId: string, amount: number, at: Date): NewEntry => ({
    ...{ kind, sourceId, amount, at, requestId: one.id, clientId: one.company.id },
  });
  return [
    ...documents.map(({ id, kind, total, issuedAt }) =>
      entry(kind, id, kind === 'invoice' ? total : -total, issuedAt),
    ),
    ...paid.map(({ id, amount, settledAt, createdAt }) =>
      entry('payment', id, -amount, settledAt ?? createdAt ?? new Date(0)),
    ),
    ...parts.map(({ id, amount, sentAt }) => entry('refund', id, amount, sentAt ?? new Date(0))),
  ];
}

const unitsOf = ({ vehicles }: Case) => Math.max(1, vehicles.length);

/** The packages that were paid for, each with what its requests have drawn from it. */
export function purchaseRows(
  cases: readonly Case[],
): (typeof packagePurchases.$inferInsert & { readonly id: string; readonly requestId: string })[] {
  return cases.flatMap((one) => {
    const opened = paidAt(one);
    if (!one.package || !opened) return [];
    const { name, quantity, duration } = one.package;
    const startsOn = riyadhDate(opened);
    const drawn = cases.filter(({ plan }) => plan.redeems !== undefined && plan.redeems === one.plan.buys);
    const early = drawn.find(({ placedAt }) => placedAt <= opened);
    const kept = drawn.filter((other) => !lastAt(other, 'cancel'));
    const used = kept.reduce((sum, other) => sum + unitsOf(other), unitsOf(one));
    if (early || used > quantity)
      throw new Error(`${one.plan.buys} is drawn on too early or too often: ${used}`);
    const endsOn = packageEndsOn(startsOn, duration as PackageDuration);
    const owner = { requestId: one.id, clientId: one.company.id, serviceId: one.service.id };
    return [{ id: randomUUID(), ...owner, name, quantity, used, startsOn, endsOn }];
  });
}
