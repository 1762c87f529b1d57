import { z } from 'zod';
import { exportStatuses } from '../files/exportStatuses';
import type { Localized } from '../i18n/localized';
import { fileLink, type Wire } from './parts';

/** What the file holds, as people are told of it. */
export const exportNames = {
  gallery: { ar: 'صور المعرض', en: 'Gallery pictures' },
  certificates: { ar: 'الشهادات', en: 'Certificates' },
  payments: { ar: 'كشف المدفوعات', en: 'Payments' },
  report: { ar: 'تقرير التفتيش', en: 'Inspection report' },
  comparison: { ar: 'مقارنة التفتيشات', en: 'Comparison of inspections' },
} as const satisfies Record<string, Localized>;
export type ExportKind = keyof typeof exportNames;
export const exportKinds = Object.keys(exportNames) as ExportKind[];

/** A file that is put together in the background. */
export const exportView = z.object({
  id: z.string(),
  kind: z.enum(exportKinds),
  /** Which record it is of, `R-1031`; null where its kind says it all. */
  about: z.string().nullable(),
  status: z.enum(exportStatuses),
  /** Items written, of how many. */
  done: z.number(),
  total: z.number(),
  createdAt: z.date(),
  /** The file, once it is done and until it expires. */
  file: fileLink.nullable(),
  expiresAt: z.date().nullable(),
});
export type ExportView = Wire<z.infer<typeof exportView>>;
