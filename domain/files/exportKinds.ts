import type { Localized } from '../i18n/localized';

/** What a file that is put together in the background holds, as people are told of it. */
export const exportNames = {
  gallery: { ar: 'صور المعرض', en: 'Gallery pictures' },
  certificates: { ar: 'الشهادات', en: 'Certificates' },
  payments: { ar: 'كشف المدفوعات', en: 'Payments' },
  report: { ar: 'تقرير التفتيش', en: 'Inspection report' },
  comparison: { ar: 'مقارنة التفتيشات', en: 'Comparison of inspections' },
} as const satisfies Record<string, Localized>;
export type ExportKind = keyof typeof exportNames;
export const exportKinds = Object.keys(exportNames) as ExportKind[];
