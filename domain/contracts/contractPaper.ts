import type { Localized } from 'sijil/base/i18n/localized';
import { dueAfter, type OfferedPayment } from '../pricing/instalments';
import { riyadhInstant } from 'sijil/base/time/riyadhTime';

/** Text that is the same in both languages, or one for each. */
export type DocumentText = string | Localized;

/** Date, or its ISO text once the document's data have been stored in the database. */
export type Instant = Date | string;

/** Payment with its day; amount in halalas with VAT. */
export interface ScheduledPayment {
  readonly label: DocumentText;
  readonly dueOn: Instant;
  readonly amount: number;
}

/** Payment that is offered for signing, before its day is known; amount in halalas with VAT. */
export interface PaymentOffer extends Pick<OfferedPayment, 'daysAfterSignature' | 'amount'> {
  readonly label: DocumentText;
}

/** Payments of a contract that was signed on a Riyadh day, each with its day. */
export const signedSchedule = (
  { schedule }: Pick<ContractPaper, 'schedule'>,
  signedOn: string,
): readonly ScheduledPayment[] =>
  schedule.map((payment) =>
    'dueOn' in payment
      ? payment
      : {
          label: payment.label,
          dueOn: riyadhInstant(dueAfter(signedOn, payment), 12),
          amount: payment.amount,
        },
  );

export interface ContractParty {
  /** Person who signs for the party. */
  readonly representative: DocumentText;
  readonly company: DocumentText;
  readonly commercialRegistration?: string;
  readonly vatNumber?: string;
  readonly address?: DocumentText;
  readonly phone?: string;
  readonly email?: string;
}

export interface ContractBranch {
  readonly name: DocumentText;
  readonly city?: DocumentText;
  readonly address?: DocumentText;
}

export interface ContractVehicle {
  readonly plate: string;
  readonly kind: DocumentText;
  /** Driver, where known. */
  readonly driver?: DocumentText;
}

/** Subject of the inspection. */
export type ContractScope =
  | { readonly kind: 'branches'; readonly branches: readonly ContractBranch[] }
  | { readonly kind: 'vehicles'; readonly vehicles: readonly ContractVehicle[] };

/** Amounts in halalas, without VAT. */
export interface ContractPriceLine {
  readonly description: DocumentText;
  readonly quantity: number;
  readonly unitPrice: number;
  readonly net: number;
}

export interface ContractPrice {
  readonly lines: readonly ContractPriceLine[];
  /** Contained in the prices above; absent without a discount, and in contracts sent before discounts were printed. */
  readonly discount?: number;
  readonly subtotal: number;
  /** Basis points: 1500 = 15 %. */
  readonly vatRate: number;
  readonly vat: number;
  readonly total: number;
}

export interface ContractClause {
  readonly title: Localized;
  readonly body: Localized;
}

/** Content of a contract, as stored on the day it was sent; the PDF and the page are both rendered from it. */
export interface ContractPaper {
  readonly number: string;
  /** Time of issue; also the creation date of the file. */
  readonly issuedOn: Instant;
  /** Term of the package in words; absent without one, and in contracts sent while it was printed as two dates. */
  readonly term?: Localized;
  /** Dates of the term in contracts sent while they were counted from the day of sending. */
  readonly startsOn?: Instant;
  readonly endsOn?: Instant;
  readonly provider: ContractParty;
  readonly client: ContractParty;
  readonly service: Localized;
  readonly package: Localized;
  readonly inspections: number;
  readonly scope: ContractScope;
  readonly price: ContractPrice;
  /** Offered payments; with their days in contracts sent while these were counted from the day of sending. */
  readonly schedule: readonly (PaymentOffer | ScheduledPayment)[];
  readonly clauses: readonly ContractClause[];
}
