import type { Localized } from 'sijil/base/i18n/localized';
import type { CertificateState } from '#domain/certificates/certificateState';
import type { SocialPart } from '#domain/templates/certificateTemplate';

/** Size in pixels. In a card taller than wide, the parts are stacked. */
export interface CardSize {
  readonly width: number;
  readonly height: number;
}

export interface CardData {
  /** Name of the provider. */
  readonly provider: Localized;
  readonly code: string;
  readonly state: CertificateState;
  /** Subject of the inspection: a branch, or the plates of vehicles. */
  readonly subjectName: string;
  readonly companyName: string;
  /** The company's logo; null without one. */
  readonly logo: Uint8Array | null;
  readonly service: Localized;
  readonly city: Localized;
  /** Out of 100, one decimal. */
  readonly score: number;
  readonly grade: { readonly letter: string; readonly label: Localized };
  /** Text of the post above and below the names; the line may be empty. */
  readonly heading: Localized;
  readonly line: Localized;
  readonly parts: Readonly<Record<SocialPart, boolean>>;
  /** Uploaded picture behind the text; null for the background of the state. */
  readonly image: Uint8Array | null;
  /** Address in the QR code. */
  readonly verificationUrl: string;
}
