import type { CertificateLayout } from '#domain/templates/certificateTemplate';
import { certificateDesign } from '#domain/templates/seed/certificateDesign';
import type { CertificateData, CertificateWording } from './certificateData';

export interface Design {
  readonly wording: CertificateWording;
  readonly layout: CertificateLayout;
}

/** How a certificate was designed when it was issued; as the first design is, where that was not kept. */
export function designOf({ wording, layout, raised }: CertificateData): Design {
  const { title, texts, layout: first } = certificateDesign;
  const { basis, basisCorrected, ...others } = texts;
  return {
    wording: wording ?? { title, ...others, basis: raised ? basisCorrected : basis },
    layout: layout ?? first,
  };
}
