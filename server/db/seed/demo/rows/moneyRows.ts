import { randomUUID } from 'node:crypto';
import { company } from '#domain/company';
import { paymentSchedule } from '#domain/pricing/instalments';
import type { PackageDuration } from '#domain/pricing/packageDurations';
import { extractVat, type TaxedAmount, VAT_PERCENT } from '#domain/pricing/vat';
import { riyadhDate } from '#domain/scheduling/riyadhTime';
import { packageEndsOn } from '../../../../modules/payments/packageEndsOn';
import { zatcaQrPayload } from '../../../../pdf/zatcaQr';
import type { instalments, ledgerEntries, packagePurchases, taxDocuments } from '../../../schema/money';
import { workingMinutesBefore } from '../calendar/workTime';
import { type Case, lastAt, paidAt } from '../cases/case';
import { currentQuote } from '../cases/quotes';
import type { FileShelf } from '../fileShelf';
import { type NewPayment, paymentRows } from './paymentRows';

type NewDocument = Omit<typeof taxDocuments.$inferInsert, 'number'> & {
  readonly id: string;
  readonly issuedAt: Date;
};
type NewEntry = typeof ledgerEntries.$inferInsert;

/** Everything that a signed request moved: what is owed, paid, invoiced and credited. The numbers come later. */
export interface MoneyRows {
  readonly instalments: readonly (typeof instalments.$inferInsert)[];
  readonly payments: readonly NewPayment[];
  readonly documents: readonly NewDocument[];
  readonly ledger: readonly NewEntry[];
}

const nothing: MoneyRows = { instalments: [], payments: [], documents: [], ledger: [] };

export function moneyRows(one: Case, now: Date, shelf: FileShelf): MoneyRows {
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
  const documents = [document(one, 'invoice', quote, signedAt), ...credits(one, quote.total, paid, now)];
  const instalmentRows = owed.map((row) => ({
    ...row,
    paidAt: paid.find(({ instalmentId }) => instalmentId === row.id)?.settledAt ?? null,
  }));
  return { instalments: instalmentRows, payments, documents, ledger: ledgerOf(one, documents, paid) };
}

function document(
  { id: requestId, company: { id: clientId } }: Case,
  kind: 'invoice' | 'credit_note',
  { subtotal, vat, total }: TaxedAmount,
  issuedAt: Date,
): NewDocument {
  const { name, vatNumber } = company;
  const amounts = { totalHalalas: total, vatHalalas: vat };
  const qr = zatcaQrPayload({ sellerName: name.ar, vatNumber, timestamp: issuedAt, ...amounts });
  return { id: randomUUID(), kind, requestId, clientId, issuedAt, subtotal, vat, total, qr };
}

/** What a cancelled request still owed is taken back at once; what it had paid, where the plan says so, a little later. */
function credits(one: Case, total: number, paid: readonly NewPayment[], now: Date): NewDocument[] {
  const cancelledAt = lastAt(one, 'cancel') ?? lastAt(one, 'withdraw');
  if (!cancelledAt) return [];
  const received = paid.reduce((sum, { amount }) => sum + amount, 0);
  const amounts: (readonly [number, Date])[] = [];
  if (total > received) amounts.push([total - received, cancelledAt]);
  if (one.plan.refunded) {
    const aWorkingDayLater = Math.min(cancelledAt.getTime() + 172_800_000, now.getTime());
    amounts.push([received, workingMinutesBefore(new Date(aWorkingDayLater), 45)]);
  }
  return amounts.map(([amount, at]) => document(one, 'credit_note', extractVat(amount, VAT_PERCENT), at));
}

function ledgerOf(one: Case, documents: readonly NewDocument[], paid: readonly NewPayment[]): NewEntry[] {
  const entry = (kind: NewEntry['kind'], sourceId: string, amount: number, at: Date): NewEntry => ({
    ...{ kind, sourceId, amount, at, requestId: one.id, clientId: one.company.id },
  });
  const [refund] = one.plan.refunded ? documents.slice(-1) : [];
  return [
    ...documents.map(({ id, kind, total, issuedAt }) =>
      entry(kind, id, kind === 'invoice' ? total : -total, issuedAt),
    ),
    ...paid.map(({ id, amount, settledAt, createdAt }) =>
      entry('payment', id, -amount, settledAt ?? createdAt ?? new Date(0)),
    ),
    // The money that went back, against its credit note.
    ...(refund ? [entry('refund', refund.id, refund.total, refund.issuedAt)] : []),
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
