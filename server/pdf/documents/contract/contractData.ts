import type { ContractPaper, Instant } from '#domain/contracts/contractPaper';
import type { Brand } from '../../createDocument';

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

export interface ContractData extends ContractPaper {
  readonly brand: Brand;
}
