import { z } from 'zod';

/** State of the portal and its services. */
export const healthView = z.object({
  /** `failing`: no call can be answered, or no change written. `degraded`: the store of files or the replica is not `ok`. */
  status: z.enum(['ok', 'degraded', 'failing']),
  /** `readonly`: it answers but refuses changes, like a replica that is not promoted yet. */
  database: z.enum(['ok', 'silent', 'readonly']),
  /** `foreign`: it is not the store of this installation. */
  storage: z.enum(['ok', 'full', 'failing', 'foreign']),
  /**
   * Streaming replica; absent where there is none. Its state makes no call fail: unless it is `ok`, the primary is read.
   * `detached`: it receives no changes. `promoted`: it accepts changes itself. `foreign`: it belongs to another database.
   */
  replica: z.enum(['ok', 'behind', 'detached', 'silent', 'promoted', 'foreign']).optional(),
});
export type Health = z.output<typeof healthView>;

/** Readiness of a process to receive calls, with the state of each of its parts. */
export const readinessView = z.object({
  /** `failing`: it should receive no calls. `degraded`: it answers, except for calls that need a part that is down. */
  status: z.enum(['ok', 'degraded', 'failing']),
  database: healthView.shape.database,
  /** `newer`: a newer version has migrated the database meanwhile. `missing`: the database lacks migrations of this one. */
  migrations: z.enum(['ok', 'newer', 'missing', 'unknown']),
  storage: healthView.shape.storage,
  replica: healthView.shape.replica,
  /** `stopped`: this process runs no queued jobs, and is restarting its queue. `elsewhere`: other processes run them. */
  jobs: z.enum(['running', 'stopped', 'elsewhere']),
});
export type Readiness = z.output<typeof readinessView>;
