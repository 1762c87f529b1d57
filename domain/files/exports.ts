import type { Localized } from '../i18n/localized';

/** What a file that is put together in the background holds, as people are told of it. */
export const exportNames = {
  gallery: { ar: 'صور المعرض', en: 'Gallery pictures' },
  certificates: { ar: 'الشهادات', en: 'Certificates' },
  payments: { ar: 'كشف المدفوعات', en: 'Payments' },
  report: { ar: 'تقرير التفتيش', en: 'Inspection report' },
  comparison: { ar: 'مقارنة عمليات التفتيش', en: 'Comparison of inspections' },
} as const satisfies Record<string, Localized>;
export type ExportKind = keyof typeof exportNames;
/** How long a finished file can be fetched. */
export const EXPORT_KEPT_DAYS = 3;

export const exportKinds = Object.keys(exportNames) as ExportKind[];

export const exportStatuses = ['waiting', 'running', 'done', 'failed', 'cancelled', 'expired'] as const;
export type ExportStatus = (typeof exportStatuses)[number];

/** It is still being put together: it can be stopped, and its owner waits for it. */
export const goingStatuses = ['waiting', 'running'] as const satisfies readonly ExportStatus[];
export const isGoing = ({ status }: { readonly status: ExportStatus }): boolean =>
  goingStatuses.some((going) => going === status);
/** It was given up for good, which its owner is told; one that was stopped was their own wish. */
export const hasFailed = ({ status }: { readonly status: ExportStatus }): boolean => status === 'failed';
