import { z } from 'zod';
import { exportNames } from 'sijil/schema/application';
import { exportStatuses } from '../base/files/exports';
import { keysOf } from '../base/objects';
import { fileLink, type Wire } from './parts';

const exportKind = z.lazy(() => z.enum(keysOf(exportNames())));

/** File that is made in the background. */
export const exportView = z.object({
  id: z.string(),
  kind: exportKind,
  /** Record that was exported, `R-1031`; null for an export named by its kind alone. */
  about: z.string().nullable(),
  status: z.enum(exportStatuses),
  /** Items written, and their total. */
  done: z.number(),
  total: z.number(),
  createdAt: z.date(),
  /** The file, once it is done and until it expires. */
  file: fileLink.nullable(),
  expiresAt: z.date().nullable(),
});
export type ExportView = Wire<z.infer<typeof exportView>>;
