import { textTable } from '#framework/schema/texts/textTable';
import type { ContractPrice, ScheduledPayment, ContractClause } from '#domain/contracts/contractPaper';
import { company } from '#domain/company';
import type { Localized } from '#framework/base/i18n/localized';
import { paymentSchedule } from '#domain/pricing/instalments';
import { packageEndsOn } from '#domain/pricing/packages';
import type { Quote } from '#domain/pricing/quote';
import type { ContractTemplate } from '#domain/templates/contractTemplate';
import { riyadhDate, riyadhInstant } from '#framework/base/time/riyadhTime';
import type { Queryable } from '#framework/server/db/connect';
import type { contracts } from '../../db/schema/money';
import type { ContractData } from '../../pdf/documents/contract/contractData';
import type { RequestRow } from '../../workflow/effect';
import { readPublished } from '../templates/readPublished';
import { providerBrand } from '../settings/readCompany';
import { clausesOf } from './contractTerms';
import { providerParty, readClientParty, readContractScope } from './readContractParties';
import { lineDescription, serviceName } from './quoteLines';

/** The terms of a contract that was uploaded as a file: they are that file's. */
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
const payments: readonly Localized[] = [
  { ar: 'الدفعة الأولى', en: 'First payment' },
  { ar: 'الدفعة الثانية', en: 'Second payment' },
];

/** Number of a contract on paper: the request's number and the contract's version. */
export const contractNumber = (request: Pick<RequestRow, 'number'>, version: number) =>
  `C-${request.number}-${version}`;

/** Content of a request's contract, as of now: stored with the contract when it is sent. */
export async function buildContractData(
  db: Queryable,
  request: RequestRow,
  contract: ContractVersion,
  /** Terms in force, if they have not been read yet. */
  terms?: ContractTemplate,
): Promise<ContractData> {
  const { quote } = request;
  if (!quote) throw new Error(`request ${request.id} has no price to put into a contract`);
  const service = await serviceName(db, request.serviceId);
  const duration = request.package?.duration;
  const startsOn = riyadhDate(contract.sentAt);
  const provider = contract.provider ?? company;
  const content: Omit<ContractData, 'clauses'> = {
    brand: providerBrand(provider),
    number: contractNumber(request, contract.version),
    issuedOn: contract.sentAt,
    startsOn: contract.sentAt,
    ...(duration && { endsOn: riyadhInstant(packageEndsOn(startsOn, duration), 12) }),
    provider: providerParty(provider),
    client: await readClientParty(db, request),
    service,
    package: request.package?.name ?? singleInspection,
    inspections: request.package?.quantity ?? 1,
    scope: await readContractScope(db, request),
    price: toPrice(quote, service, request),
    schedule: toSchedule(request, quote, startsOn),
  };
  if (contract.source === 'uploaded') return { ...content, clauses: [uploadedContractClause] };
  return { ...content, clauses: clausesOf(terms ?? (await readPublished(db, 'contract')).body, content) };
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

/** The instalments as papers show them; `signedOn` is a Riyadh date. */
export function toSchedule(request: RequestRow, quote: Quote, signedOn: string): ScheduledPayment[] {
  const terms = {
    total: quote.total,
    duration: request.package?.duration ?? 'weekly',
    plan: request.paymentPlan,
    signedOn,
  };
  return paymentSchedule(terms).map(({ sequence, amount, dueOn }) => {
    const label = payments[sequence - 1];
    if (!label) throw new Error(`payment ${sequence} of a contract has no name`);
    return { label, dueOn: riyadhInstant(dueOn, 12), amount };
  });
}
