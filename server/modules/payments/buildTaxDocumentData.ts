import { and, eq } from 'drizzle-orm';
import { company } from '#domain/company';
import type { Localized } from '#domain/i18n/localized';
import { percentOf } from '#domain/pricing/halalas';
import type { Quote, QuoteLine } from '#domain/pricing/quote';
import { vatPercentOf } from '#domain/pricing/vat';
import { riyadhDate } from '#domain/scheduling/riyadhTime';
import type { Queryable } from '../../db/connect';
import { taxDocuments } from '../../db/schema/money';
import type { CreditNoteData, InvoiceData, InvoiceLine } from '../../pdf/documents/invoice/invoiceData';
import type { DocumentText } from '../../pdf/text/formats';
import type { RequestRow } from '../../workflow/requestRow';
import { contractNumber, toSchedule } from '../contracts/buildContractData';
import { houseBrand } from '../contracts/houseBrand';
import { lineDescription } from '../contracts/lineDescription';
import { newestContract } from '../contracts/newestContract';
import { serviceName } from '../contracts/serviceName';
import { readBuyer } from './readBuyer';
import { taxDocumentNumber } from './taxDocumentNumber';

type TaxDocument = typeof taxDocuments.$inferSelect;

/** The seller as on the day of issue. */
const sellerOf = ({ seller }: TaxDocument) => seller ?? company;

/** What an invoice says: the quote that the contract was signed for, line by line. */
export async function buildInvoiceData(
  db: Queryable,
  document: TaxDocument,
  request: RequestRow,
): Promise<InvoiceData> {
  const quote = quoteOf(request);
  const service = await serviceName(db, request.serviceId);
  return {
    ...(await sharedData(db, document, request)),
    lines: quote.lines.map((line) =>
      toLine(line, lineDescription(line, service, request.package?.name ?? null), vatPercentOf(document)),
    ),
    schedule: toSchedule(request, quote, riyadhDate(document.issuedAt)),
    iban: sellerOf(document).bank.iban,
  };
}

/** What a credit note says: the amount that is taken back, the invoice that it corrects, and why. */
export async function buildCreditNoteData(
  db: Queryable,
  document: TaxDocument,
  request: RequestRow,
  reason: Localized,
): Promise<CreditNoteData> {
  const [invoice] = await db
    .select()
    .from(taxDocuments)
    .where(and(eq(taxDocuments.requestId, request.id), eq(taxDocuments.kind, 'invoice')));
  if (!invoice) throw new Error(`credit note ${document.id} corrects no invoice`);
  const { subtotal, vat, total } = document;
  const vatRate = vatPercentOf(document) * 100;
  const description = await serviceName(db, request.serviceId);
  return {
    ...(await sharedData(db, document, request)),
    lines: [{ description, quantity: 1, unitPrice: subtotal, net: subtotal, vatRate, vat, total }],
    originalInvoice: { number: taxDocumentNumber(invoice), issuedAt: invoice.issuedAt },
    reason,
  };
}

async function sharedData(db: Queryable, document: TaxDocument, request: RequestRow) {
  const contract = await newestContract(db, request.id);
  const buyer = document.buyer ?? (await readBuyer(db, request.id));
  const seller = sellerOf(document);
  return {
    brand: houseBrand(seller),
    number: taxDocumentNumber(document),
    issuedAt: document.issuedAt,
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
    net: document.subtotal,
    vatRate: vatPercentOf(document) * 100,
    vat: document.vat,
    total: document.total,
  };
}

/** Shown per line; the document's own VAT is rounded once on the total and may differ by a halala (rules 10.5). */
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

function quoteOf({ id, quote }: RequestRow): Quote {
  if (!quote) throw new Error(`request ${id} was invoiced without a price`);
  return quote;
}
