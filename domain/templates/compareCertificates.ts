import type { Localized } from '../i18n/localized';
import {
  certificateBorders,
  certificatePartKeys,
  certificateParts,
  type CertificateTemplate,
  certificateTextKeys,
  certificateTexts,
} from './certificateTemplate';

/** One thing that differs between two versions of the certificate, as it was and as it is. */
export interface CertificateChange {
  readonly label: Localized;
  readonly from: Localized;
  readonly to: Localized;
}

const labels = {
  title: { ar: 'العنوان', en: 'Title' },
  border: { ar: 'الإطار', en: 'Border' },
  shown: { ar: 'يظهر', en: 'Shown' },
  hidden: { ar: 'لا يظهر', en: 'Not shown' },
} as const satisfies Record<string, Localized>;

/** What has changed from one version of the certificate to another: its texts first, then its layout. */
export function compareCertificates(
  before: CertificateTemplate,
  after: CertificateTemplate,
): readonly CertificateChange[] {
  const shown = (is: boolean) => (is ? labels.shown : labels.hidden);
  return [
    { label: labels.title, from: before.title, to: after.title },
    ...certificateTextKeys.map((key) => ({
      label: certificateTexts[key].label,
      ...{ from: before.texts[key], to: after.texts[key] },
    })),
    {
      label: labels.border,
      ...{ from: certificateBorders[before.layout.border], to: certificateBorders[after.layout.border] },
    },
    ...certificatePartKeys.map((part) => ({
      label: certificateParts[part],
      ...{ from: shown(before.layout[part]), to: shown(after.layout[part]) },
    })),
  ].filter(({ from, to }) => from.ar !== to.ar || from.en !== to.en);
}
