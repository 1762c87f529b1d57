import type { CertificateLayout } from '#domain/templates/certificateTemplate';
import { certificateDesign } from '#domain/templates/seed/certificateDesign';
import type { CertificateData, CertificateWording } from './certificateData';

export interface Design {
  readonly wording: CertificateWording;
  readonly layout: CertificateLayout;
}

/** Design of a certificate at the time of issue; the first design where none was stored. */
export function designOf({ wording, layout, raised }: CertificateData): Design {
  const { title, texts, layout: first } = certificateDesign;
  const { basis, basisCorrected, ...others } = texts;
  return {
    wording: wording ?? { title, ...others, basis: raised ? basisCorrected : basis },
    layout: layout ?? first,
  };
}
