import type { DocumentText } from '#domain/contracts/contractPaper';

/** Issuer of the document. */
export interface Brand {
  readonly name: DocumentText;
  /** Footer line: address, phone, site. */
  readonly footer?: DocumentText;
  /** PNG or JPEG. */
  readonly logo?: Buffer;
  /** `#rrggbb`, by default the portal's blue. */
  readonly primaryColor?: string;
}
