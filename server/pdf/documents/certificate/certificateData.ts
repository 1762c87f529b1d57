import type { Localized } from '#domain/i18n/localized';
import type { Brand } from '../../brand';
import type { DocumentText } from '../../text/formats';

export interface CertificateData {
  readonly brand: Brand;
  /** By default "Certificate of Inspection". */
  readonly title?: Localized;
  readonly code: string;
  readonly clientName: DocumentText;
  readonly place:
    | { readonly kind: 'branch'; readonly name: DocumentText }
    | { readonly kind: 'vehicle'; readonly name: DocumentText; readonly plate?: string };
  readonly service: Localized;
  readonly city?: DocumentText;
  /** Out of 100, one decimal. */
  readonly score: number;
  readonly grade: { readonly letter: string; readonly label: Localized };
  /** Also the creation date in the file. */
  readonly issuedOn: Date;
  readonly validUntil: Date;
  readonly inspectorName: DocumentText;
  readonly supervisorName: DocumentText;
  /** Absolute address of the public page that shows whether the certificate is valid. */
  readonly verificationUrl: string;
}
