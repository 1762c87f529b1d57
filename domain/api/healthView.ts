import { z } from 'zod';

/** Whether the portal can do its work. */
export const healthView = z.object({
  /** `failing`: nothing can be answered. `degraded`: reading goes on, what needs a file does not. */
  status: z.enum(['ok', 'degraded', 'failing']),
  database: z.enum(['ok', 'silent']),
  storage: z.enum(['ok', 'full', 'failing']),
});
export type Health = z.output<typeof healthView>;
