import type { Localized } from '#framework/base/i18n/localized';
import {
  certificateBorders,
  certificatePartKeys,
  certificateParts,
  type CertificateTemplate,
  certificateTextKeys,
  certificateTexts,
} from './certificateTemplate';
import { onlyChanged, shown, type TemplateChange } from './templateChange';

const labels = {
  title: { ar: 'العنوان', en: 'Title' },
  border: { ar: 'الإطار', en: 'Border' },
} as const satisfies Record<string, Localized>;

/** Changes from one version of the certificate to another: its texts first, then its layout. */
export function compareCertificates(
  before: CertificateTemplate,
  after: CertificateTemplate,
): readonly TemplateChange[] {
  return onlyChanged([
    { label: labels.title, from: before.title, to: after.title },
    ...certificateTextKeys.map((key) => ({
      label: certificateTexts[key].label,
      from: before.texts[key],
      to: after.texts[key],
    })),
    {
      label: labels.border,
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
