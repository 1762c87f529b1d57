import type { Localized } from '#domain/i18n/localized';
import type { Brand } from '../../brand';
import type { DocumentText, Instant } from '../../text/formats';

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
  /** Why the grade is lower than the score alone would earn. */
  readonly gradeReason?: Localized;
  /** When the inspection was made. */
  readonly inspectedOn?: Date;
  /** Where accepted corrections raised the score: what the visit came to, and since when the present one holds. */
  readonly raised?: {
    readonly score: number;
    readonly grade: string;
    readonly correctedOn: Date;
  };
  /** Also the creation date in the file. */
  readonly issuedOn: Instant;
  readonly validUntil: Instant;
  readonly inspectorName: DocumentText;
  readonly supervisorName: DocumentText;
  /** Absolute address of the public page that shows whether the certificate is valid. */
  readonly verificationUrl: string;
}
