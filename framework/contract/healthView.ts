import { z } from 'zod';

/** State of the portal and its services. */
export const healthView = z.object({
  /** `failing`: nothing can be answered, or nothing can be written. `degraded`: reading goes on, what needs a file does not. */
  status: z.enum(['ok', 'degraded', 'failing']),
  /** `readonly`: it answers and takes no change, as a replica does that is not promoted yet. */
  database: z.enum(['ok', 'silent', 'readonly']),
  storage: z.enum(['ok', 'full', 'failing']),
});
export type Health = z.output<typeof healthView>;
