import { z } from 'zod';
import type { Wire } from '#framework/contract/parts';

/** Something that the reader should know or do, in their language; `link` is a path of the portal. */
export const notificationView = z.object({
  id: z.string(),
  kind: z.string(),
  title: z.string(),
  sentence: z.string(),
  requestId: z.string().nullable(),
  requestNumber: z.number().nullable(),
  link: z.string().nullable(),
  createdAt: z.date(),
  readAt: z.date().nullable(),
  /** Null for mere information; else whether its task is still open. */
  work: z.enum(['waiting', 'done']).nullable(),
});
export type NotificationView = Wire<z.infer<typeof notificationView>>;
