import type { Localized } from '#framework/base/i18n/localized';

/** Export kinds, files built in the background, with their labels. */
export const exportNames = {
  gallery: { ar: 'صور المعرض', en: 'Gallery pictures' },
  certificates: { ar: 'الشهادات', en: 'Certificates' },
  payments: { ar: 'كشف المدفوعات', en: 'Payments' },
  report: { ar: 'تقرير التفتيش', en: 'Inspection report' },
  comparison: { ar: 'مقارنة عمليات التفتيش', en: 'Comparison of inspections' },
  list: { ar: 'قائمة بالبريد', en: 'List by email' },
} as const satisfies Record<string, Localized>;
