import {
  certificateBorders,
  certificatePartKeys,
  certificateParts,
  type CertificateTemplate,
  certificateTextKeys,
  certificateTexts,
} from './certificateTemplate';
import { onlyChanged, shown, type TemplateChange } from './templateChange';
import { templateTexts } from './templateTexts';

/** Changes from one version of the certificate to another: its texts first, then its layout. */
export function compareCertificates(
  before: CertificateTemplate,
  after: CertificateTemplate,
): readonly TemplateChange[] {
  return onlyChanged([
    { label: templateTexts.title, from: before.title, to: after.title },
    ...certificateTextKeys.map((key) => ({
      label: certificateTexts[key].label,
      from: before.texts[key],
      to: after.texts[key],
    })),
    {
      label: templateTexts.border,
      from: certificateBorders[before.layout.border],
      to: certificateBorders[after.layout.border],
    },
    ...certificatePartKeys.map((part) => ({
      label: certificateParts[part],
      from: shown(before.layout[part]),
      to: shown(after.layout[part]),
    })),
  ]);
}
