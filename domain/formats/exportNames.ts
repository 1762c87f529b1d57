import type { Localized } from 'sijil/base/i18n/localized';
import type { OperationId } from '#domain/access/operations';

/** Export kinds, files built in the background, with their labels. */
export const exportNames = {
  gallery: { ar: 'صور المعرض', en: 'Gallery pictures' },
  certificates: { ar: 'الشهادات', en: 'Certificates' },
  payments: { ar: 'كشف المدفوعات', en: 'Payments' },
  letter: { ar: 'خطاب التذكير بالسداد', en: 'Reminder letter' },
  statement: { ar: 'كشف الحساب', en: 'Statement of account' },
  report: { ar: 'تقرير التفتيش', en: 'Inspection report' },
  comparison: { ar: 'مقارنة عمليات التفتيش', en: 'Comparison of inspections' },
  list: { ar: 'قائمة بالبريد', en: 'List by email' },
} as const satisfies Record<string, Localized>;

/** The operation that makes each file: who may no longer call it may no longer fetch its file. A list is judged by itself. */
export const exportOperations = {
  gallery: 'gallery.export',
  certificates: 'clients.exportCertificates',
  payments: 'payments.export',
  letter: 'payments.letter',
  statement: 'payments.statement',
  report: 'exports.report',
  comparison: 'exports.comparison',
  list: null,
} as const satisfies Record<keyof typeof exportNames, OperationId | null>;
