import { eq } from 'drizzle-orm';
import { textTable } from 'sijil/schema/texts/textTable';
import type {
  ContractClause,
  ContractPrice,
  DocumentText,
  PaymentOffer,
} from '#domain/contracts/contractPaper';
import { company } from '#domain/company';
import { bothLanguages, type Localized } from 'sijil/base/i18n/localized';
import { offeredPayments } from '#domain/pricing/instalments';
import { offeredTerm } from '#domain/pricing/packages';
import type { Quote, QuoteLine } from '#domain/pricing/quote';
import type { ContractTemplate } from '#domain/templates/contractTemplate';
import type { Queryable } from 'sijil/server/db/connect';
import type { contracts } from '../../db/schema/money';
import type { ContractData } from '../../pdf/documents/contract/contractData';
import type { RequestRow } from '../../workflow/effect';
import { readPublished } from '../templates/readPublished';
import { providerBrand } from '../settings/readCompany';
import { providerParty, readClientParty, readContractScope } from './readContractParties';
import { formatMoney } from 'sijil/base/formats/money';
import { daysText } from 'sijil/base/i18n/worded';
import { CORRECTIONS_WINDOW_DAYS } from '#domain/scheduling/deadlines';
import { fillPlaceholders, type PlaceholderKey } from '#domain/templates/placeholders';
import { visitDaysText } from '../scheduling/readVisitHours';
import { tables } from '../../db/schema/declared';

/** Terms of an uploaded contract, which refer to its file. */
const uploadedContractClause: ContractClause = textTable('words/buildContractData/uploadedContractClause', {
  title: { ar: 'بنود العقد', en: 'Terms' },
  body: {
    ar: 'بنود هذا العقد هي الواردة في الملف الذي أُرسل إلى العميل عبر المنصة واطّلع عليه قبل التوقيع، وبصمته مبيّنة في سجل التوقيع الإلكتروني الملحق.',
    en: 'The terms of this contract are those of the file that was sent to the client through the portal and seen before signing. Its fingerprint is given in the electronic signature record attached.',
  },
});

type ContractVersion = Pick<typeof contracts.$inferSelect, 'version' | 'sentAt' | 'source' | 'provider'>;

const singleInspection: Localized = textTable('words/buildContractData/singleInspection', {
  ar: 'تفتيش واحد',
  en: 'One inspection',
});
const fullPayment: Localized = textTable('words/buildContractData/fullPayment', {
  ar: 'كامل المبلغ',
  en: 'Full amount',
});
const payments: readonly Localized[] = [
  { ar: 'الدفعة الأولى', en: 'First payment' },
  { ar: 'الدفعة الثانية', en: 'Second payment' },
];

const extraFees: Localized = textTable('words/buildContractData/extraFees', {
  ar: 'رسوم إضافية',
  en: 'Extra fees',
});

/** Number printed on a contract: the request's number and the contract's version. */
export const contractNumber = (request: Pick<RequestRow, 'number'>, version: number) =>
  `C-${request.number}-${version}`;

/** Content of a request's contract, as of now: stored with the contract when it is sent. */
export async function buildContractData(
  db: Queryable,
  request: RequestRow,
  contract: ContractVersion,
  /** Terms in force, if the caller has read them already. */
  terms?: ContractTemplate,
): Promise<ContractData> {
  const { quote } = request;
  if (!quote) throw new Error(`request ${request.id} has no price to put into a contract`);
  const service = await serviceName(db, request.serviceId);
  const duration = request.package?.duration;
  const provider = contract.provider ?? company;
  const content: Omit<ContractData, 'clauses'> = {
    brand: providerBrand(provider),
    number: contractNumber(request, contract.version),
    issuedOn: contract.sentAt,
    ...(duration && { term: offeredTerm(duration) }),
    provider: providerParty(provider),
    client: await readClientParty(db, request),
    service,
    package: request.package?.name ?? singleInspection,
    inspections: request.package?.quantity ?? 1,
    scope: await readContractScope(db, request),
    price: toPrice(quote, service, request),
    schedule: offerOf(request, quote),
  };
  if (contract.source === 'uploaded') return { ...content, clauses: [uploadedContractClause] };
  const body = terms ?? (await readPublished(db, 'contract')).body;
  return { ...content, clauses: clausesOf(body, content, await visitDaysText(db)) };
}

function toPrice(quote: Quote, service: Localized, request: RequestRow): ContractPrice {
  return {
    lines: quote.lines.map((line) => ({
      description: lineDescription(line, service, request.package?.name ?? null),
      quantity: line.quantity,
      unitPrice: line.discount > 0 ? line.amount / line.quantity : line.unitPrice,
      net: line.amount,
    })),
    ...(quote.discount > 0 && { discount: quote.discount }),
    subtotal: quote.subtotal,
    vatRate: quote.vatPercent * 100,
    vat: quote.vat,
    total: quote.total,
  };
}

/** Plan of payment of a request, from which all its dates follow. */
export const planOf = (
  { package: bought, paymentPlan: plan }: Pick<RequestRow, 'package' | 'paymentPlan'>,
  { total }: Pick<Quote, 'total'>,
) => ({ total, duration: bought?.duration ?? null, plan });

/** Payments that a request's contract offers. */
export function offerOf(request: RequestRow, quote: Quote): PaymentOffer[] {
  const offered = offeredPayments(planOf(request, quote));
  return offered.map(({ sequence, ...payment }) => {
    const label = offered.length === 1 ? fullPayment : payments[sequence - 1];
    if (!label) throw new Error(`payment ${sequence} of a contract has no name`);
    return { label, ...payment };
  });
}

/** Clauses of this contract: every placeholder filled with the contract's content. */
export function clausesOf(
  { clauses }: ContractTemplate,
  contract: Omit<ContractData, 'clauses'>,
  visitDays: Localized,
): readonly ContractClause[] {
  const values = { ...valuesOf(contract), visit_days: visitDays };
  return clauses.map(({ title, body }) => ({
    title: fillPlaceholders(title, values),
    body: fillPlaceholders(body, values),
  }));
}

function valuesOf(contract: Omit<ContractData, 'clauses'>): Partial<Record<PlaceholderKey, Localized>> {
  const { number, client, provider, service, inspections, price } = contract;
  return {
    client: bothLanguages(client.company),
    provider: bothLanguages(provider.company),
    contract_number: bothLanguages(number),
    service,
    package: contract.package,
    visits: bothLanguages(String(inspections)),
    total: { ar: formatMoney(price.total, 'ar'), en: formatMoney(price.total, 'en') },
    vat_percent: bothLanguages(String(price.vatRate / 100)),
    correction_days: bothLanguages(String(CORRECTIONS_WINDOW_DAYS)),
    correction_period: daysText(CORRECTIONS_WINDOW_DAYS),
  };
}

/** Description of a quote's line on a contract or an invoice. */
export function lineDescription(
  line: QuoteLine,
  service: Localized,
  packageName: Localized | null,
): DocumentText {
  if (line.label !== null) return line.label;
  if (line.kind === 'fee') return extraFees;
  if (line.kind !== 'package' || !packageName) return service;
  return { ar: `${service.ar}: ${packageName.ar}`, en: `${service.en}: ${packageName.en}` };
}

/** Name of a service in documents, including services that are no longer offered. */
export async function serviceName(db: Queryable, id: string): Promise<Localized> {
  const { services } = tables;
  const [row] = await db.select({ name: services.name }).from(services).where(eq(services.id, id));
  if (!row) throw new Error(`service ${id} does not exist`);
  return row.name;
}
