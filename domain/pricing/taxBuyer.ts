import type { Localized } from '#domain/i18n/localized';

/** Whom an invoice or credit note is made out to, as it is printed; it names a company and no person. */
export interface TaxBuyer {
  readonly name: string;
  readonly vatNumber: string | null;
  readonly commercialRegistration: string | null;
  /** Null while the company has no branch. */
  readonly address: Localized | null;
}
