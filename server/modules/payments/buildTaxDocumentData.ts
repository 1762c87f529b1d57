import type { Company } from '#domain/company';
import { type TaxBuyer, taxDocumentNumber } from '#domain/pricing/invoices';
import { isolate } from 'sijil/base/formats/bidi';
import type { Localized } from 'sijil/base/i18n/localized';
import { percentOf, type TaxedAmount } from '#domain/pricing/amounts';
import { paymentTerms, type PaymentTerms, termDays } from '#domain/pricing/paymentTerms';
import type { QuoteLine } from '#domain/pricing/quote';
import { riyadhDate } from 'sijil/base/time/riyadhTime';
import type { Queryable } from 'sijil/server/db/connect';
import type { CreditNoteData, InvoiceData, InvoiceLine } from '../../pdf/documents/invoice/invoiceData';
import type { RequestRow } from '../../workflow/effect';
import { contractNumber, lineDescription, offerOf, serviceName } from '../contracts/buildContractData';
import { type DocumentText, signedSchedule } from '#domain/contracts/contractPaper';
import { providerBrand } from '../settings/readCompany';
import { newestContract } from '../contracts/drawContract';
import { loadVehicles } from '../filledForms/loadFilledForm';

/** A tax document on the day of its issue. */
export interface TaxDocumentIssue {
  readonly number: number;
  readonly issuedAt: Date;
  readonly amount: TaxedAmount;
  readonly vatPercent: number;
  readonly seller: Company;
  readonly buyer: TaxBuyer;
}

/** The invoice that a credit note reduces or that another invoice replaces. */
interface OriginalInvoice {
  readonly number: number;
  readonly issuedAt: Date;
  readonly total: number;
  readonly data: InvoiceData | CreditNoteData | null;
}

/** Data of an invoice: the quote of the signed contract, line by line. */
export async function buildInvoiceData(
  db: Queryable,
  issue: TaxDocumentIssue,
  request: RequestRow,
  terms: PaymentTerms,
): Promise<InvoiceData> {
  const { quote } = request;
  if (!quote) throw new Error(`request ${request.id} was invoiced without a price`);
  const service = await inspectedAgain(db, request, await serviceName(db, request.serviceId));
  return {
    ...(await sharedData(db, 'invoice', issue, request)),
    // Date of supply: the visit, or the invoice if it comes first (rules 4.7).
    suppliedOn: earliest(issue.issuedAt, request.startedAt),
    lines: quote.lines.map((line) =>
      toLine(line, lineDescription(line, service, request.package?.name ?? null), issue.vatPercent),
    ),
    schedule: signedSchedule({ schedule: offerOf(request, quote) }, riyadhDate(issue.issuedAt)),
    ...(termDays[terms] > 0 && { terms: paymentTerms[terms] }),
    ...bankOf(issue.seller),
    ...(quote.discount > 0 && { discount: quote.discount }),
  };
}

/** Data of a credit note: the credited amount, the invoice that it corrects, and the reason. */
export async function buildCreditNoteData(
  db: Queryable,
  issue: TaxDocumentIssue,
  request: RequestRow,
  { original, reason }: { readonly original: OriginalInvoice; readonly reason: Localized },
): Promise<CreditNoteData> {
  return {
    ...(await sharedData(db, 'credit_note', issue, request)),
    lines: [await serviceLine(db, issue, request)],
    originalInvoice: { number: numberOf(original), issuedAt: original.issuedAt },
    reason,
  };
}

/** Data of an invoice that replaces another: the same supply, on its day, for what no credit note has taken back. */
export async function buildReplacementData(
  db: Queryable,
  issue: TaxDocumentIssue,
  request: RequestRow,
  original: OriginalInvoice,
): Promise<InvoiceData> {
  const first = (original.data as InvoiceData | null) ?? (await buildInvoiceData(db, issue, request, 'net0'));
  const { lines, schedule, terms, discount, suppliedOn = original.issuedAt } = first;
  const complete = original.total === issue.amount.total;
  return {
    ...(await sharedData(db, 'invoice', issue, request)),
    suppliedOn,
    lines: complete ? lines : [await serviceLine(db, issue, request)],
    schedule: complete ? schedule : [],
    ...bankOf(issue.seller),
    ...(complete && terms && { terms }),
    ...(complete && discount && { discount }),
    replaces: numberOf(original),
  };
}

/** The service as the one line of a document over a part of its price. */
async function serviceLine(
  db: Queryable,
  { amount: { subtotal, vat, total }, vatPercent }: TaxDocumentIssue,
  request: RequestRow,
): Promise<InvoiceLine> {
  const description = await serviceName(db, request.serviceId);
  return {
    description,
    quantity: 1,
    unitPrice: subtotal,
    net: subtotal,
    vatRate: vatPercent * 100,
    vat,
    total,
  };
}

const numberOf = ({ number }: OriginalInvoice) => taxDocumentNumber({ kind: 'invoice', number });

const bankOf = ({ bank: { iban, bank } }: Company) => ({ iban, bankName: bank });

const earliest = (one: Date, other: Date | null) => (other && other < one ? other : one);

/** Service with the plates of the re-inspected vehicles, whose number determines the price (rules 3.18). */
async function inspectedAgain(db: Queryable, request: RequestRow, service: Localized): Promise<Localized> {
  if (request.reinspectedItems === null) return service;
  const plates = (await loadVehicles(db, request.id)).map(({ name }) => isolate(name));
  if (plates.length === 0) return service;
  return { ar: `${service.ar}: ${plates.join('، ')}`, en: `${service.en}: ${plates.join(', ')}` };
}

async function sharedData(
  db: Queryable,
  kind: 'invoice' | 'credit_note',
  { number, issuedAt, amount, vatPercent, seller, buyer }: TaxDocumentIssue,
  request: RequestRow,
) {
  const contract = await newestContract(db, request.id);
  return {
    brand: providerBrand(seller),
    number: taxDocumentNumber({ kind, number }),
    issuedAt,
    ...(contract && { contractNumber: contractNumber(request, contract.version) }),
    requestNumber: `R-${request.number}`,
    seller: {
      name: seller.name,
      vatNumber: seller.vatNumber,
      commercialRegistration: seller.unifiedNumber,
      address: seller.address,
    },
    buyer: {
      name: buyer.name,
      ...(buyer.vatNumber && { vatNumber: buyer.vatNumber }),
      ...(buyer.commercialRegistration && { commercialRegistration: buyer.commercialRegistration }),
      address: buyer.address ?? '—',
    },
    net: amount.subtotal,
    vatRate: vatPercent * 100,
    vat: amount.vat,
    total: amount.total,
  };
}

/** Line amounts; the document's own VAT is rounded once on the total and may differ by a halala (rules 10.5). */
function toLine(line: QuoteLine, description: DocumentText, vatPercent: number): InvoiceLine {
  const { quantity, amount, discount, unitPrice } = line;
  const vat = percentOf(amount, vatPercent);
  return {
    description,
    quantity,
    unitPrice: discount > 0 ? amount / quantity : unitPrice,
    net: amount,
    vatRate: vatPercent * 100,
    vat,
    total: amount + vat,
  };
}
