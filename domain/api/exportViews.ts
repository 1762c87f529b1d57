import { z } from 'zod';
import { fileLink, type Wire } from './parts';

export const exportStatuses = ['waiting', 'running', 'done', 'failed', 'cancelled', 'expired'] as const;
/** What the file holds. */
export const exportKinds = ['gallery', 'certificates'] as const;
export type ExportKind = (typeof exportKinds)[number];

export type ExportStatus = (typeof exportStatuses)[number];

/** A file that is put together in the background. */
export const exportView = z.object({
  id: z.string(),
  kind: z.enum(exportKinds),
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
