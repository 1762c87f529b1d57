import type { Localized } from '#domain/i18n/localized';

export const certificateLabels = {
  title: { ar: 'شهادة تفتيش', en: 'Certificate of Inspection' },
  awarded: { ar: 'تُمنح هذه الشهادة إلى', en: 'This certificate is awarded to' },
  basis: {
    ar: 'بعد زيارة تفتيش ميدانية رُوجعت نتائجها واعتُمدت، بالدرجة المبيّنة هنا.',
    en: 'after an on-site inspection whose results were reviewed and approved, with the score shown here.',
  },
  basisCorrected: {
    ar: 'بعد زيارة تفتيش ميدانية واعتماد ما صُحّح بعدها، بالدرجة المبيّنة هنا.',
    en: 'after an on-site inspection and the approval of what was corrected since, with the score shown here.',
  },
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
  verifyTitle: { ar: 'تحقّق من الشهادة', en: 'Verify this certificate' },
  verify: {
    ar: 'امسح الرمز المربع بكاميرا الجوال، أو افتح الرابط، لتعرف هل الشهادة سارية أم منتهية أم ملغاة.',
    en: 'Scan the QR code with a phone camera, or open the link, to see whether it is valid, expired or revoked.',
  },
} satisfies Record<string, Localized>;
