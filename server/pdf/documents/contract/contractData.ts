import type { Localized } from '#domain/i18n/localized';
import type { ScheduledPayment } from '../../blocks/paymentSchedule';
import type { Brand } from '../../brand';
import type { DocumentText, Instant } from '../../text/formats';

export interface ContractParty {
  /** The person who signs for the party. */
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
  /** Who drives it, where known. */
  readonly driver?: DocumentText;
}

/** What is inspected. */
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

export interface ContractEvent {
  readonly kind: 'sent' | 'opened' | 'signed';
  readonly at: Instant;
  readonly actor?: string;
  readonly ip?: string;
}

export type SignatureMark =
  | { readonly kind: 'drawn'; /** PNG or JPEG. */ readonly image: Buffer }
  | { readonly kind: 'typed'; readonly text: string };

export interface ContractSignature {
  readonly signerName: string;
  readonly position?: string;
  readonly signedAt: Instant;
  readonly ip: string;
  readonly userAgent?: string;
  readonly mark: SignatureMark;
  /** Hexadecimal SHA-256 of the PDF that was shown for signing. */
  readonly unsignedSha256: string;
  readonly events: readonly ContractEvent[];
}

export interface ContractData {
  readonly brand: Brand;
  readonly number: string;
  /** Also the creation date in the file. */
  readonly issuedOn: Instant;
  readonly startsOn?: Instant;
  readonly endsOn?: Instant;
  readonly provider: ContractParty;
  readonly client: ContractParty;
  readonly service: Localized;
  readonly package: Localized;
  readonly inspections: number;
  readonly scope: ContractScope;
  readonly price: ContractPrice;
  readonly schedule: readonly ScheduledPayment[];
  readonly clauses: readonly ContractClause[];
}
