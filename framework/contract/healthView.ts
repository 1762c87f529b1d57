import { z } from 'zod';

/** State of the portal and its services. */
export const healthView = z.object({
  /** `failing`: nothing can be answered, or nothing can be written. `degraded`: the store of files or the replica is not `ok`. */
  status: z.enum(['ok', 'degraded', 'failing']),
  /** `readonly`: it answers and takes no change, as a replica does that is not promoted yet. */
  database: z.enum(['ok', 'silent', 'readonly']),
  /** `foreign`: it is not the store of this installation. */
  storage: z.enum(['ok', 'full', 'failing', 'foreign']),
  /**
   * Streaming replica; absent where there is none. Whatever its state, everything is answered: the primary is read from unless
   * it is `ok`. `detached`: it receives nothing. `promoted`: it takes changes itself. `foreign`: it is of another database.
   */
  replica: z.enum(['ok', 'behind', 'detached', 'silent', 'promoted', 'foreign']).optional(),
});
export type Health = z.output<typeof healthView>;

/** Readiness of a process to receive calls, with the state of each of its parts. */
export const readinessView = z.object({
  /** `failing`: it should get none. `degraded`: it answers, except for calls that need a part that is down. */
  status: z.enum(['ok', 'degraded', 'failing']),
  database: healthView.shape.database,
  /** `newer`: a newer version has migrated the database meanwhile. `missing`: the database lacks migrations of this one. */
  migrations: z.enum(['ok', 'newer', 'missing', 'unknown']),
  storage: healthView.shape.storage,
  replica: healthView.shape.replica,
  /** `stopped`: this process works on no queued jobs, and starts its queue again. `elsewhere`: other processes do. */
  jobs: z.enum(['running', 'stopped', 'elsewhere']),
});
export type Readiness = z.output<typeof readinessView>;
