import type { CertificateLayout } from '#domain/templates/certificateTemplate';
import { certificateDesign } from '#domain/templates/seed/certificateDesign';
import type { CertificateData, CertificateWording } from './certificateData';
import type { Localized } from '#framework/base/i18n/localized';

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

export const certificateLabels = {
  inspectedOn: { ar: 'تاريخ التفتيش', en: 'Inspected on' },
  atVisit: { ar: 'الدرجة عند الزيارة', en: 'Score at the visit' },
  corrected: { ar: 'بعد الإجراءات التصحيحية', en: 'After corrective actions' },
  branch: { ar: 'الفرع', en: 'Branch' },
  vehicle: { ar: 'المركبة', en: 'Vehicle' },
  service: { ar: 'الخدمة', en: 'Service' },
  city: { ar: 'المدينة', en: 'City' },
  grade: { ar: 'التقدير', en: 'Grade' },
  issuedOn: { ar: 'تاريخ الإصدار', en: 'Issued on' },
  validUntil: { ar: 'سارية حتى', en: 'Valid until' },
  inspector: { ar: 'المفتش', en: 'Inspector' },
  supervisor: { ar: 'المشرف', en: 'Supervisor' },
  code: { ar: 'رمز التحقق', en: 'Verification code' },
  verifyTitle: { ar: 'التحقق من الشهادة', en: 'Verify this certificate' },
} satisfies Record<string, Localized>;
