import type { Localized } from '#framework/base/i18n/localized';

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
