import { z } from 'zod';
import type { Wire } from '#framework/contract/parts';

/** One place where somebody is signed in. */
export const sessionView = z.object({
  id: z.string(),
  /** `Chrome 141`, null when the browser does not say. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  device: z.enum(['computer', 'phone', 'tablet', 'unknown']),
  ip: z.string().nullable(),
  createdAt: z.date(),
  /** Exact to the hour. */
  lastSeenAt: z.date(),
  current: z.boolean(),
});
export type SessionView = Wire<z.infer<typeof sessionView>>;

/** The own new password that waits for an admin; null when none does. */
export const passwordRequestView = z.object({ askedAt: z.date().nullable() });

/** The same for every address, known or not. */
export const verificationSentView = z.object({ email: z.string() });
