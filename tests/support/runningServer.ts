import 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address that returns the run's PostgreSQL, a `RunningServer` in JSON; see createTestDatabase. */
    postgresServer: string;
  }
}

export interface RunningServer {
  /** Address of a database of the role with which the portal works, which is no superuser. */
  readonly url: string;
  /** The same as the superuser, for tests that do the work of a database administrator. */
  readonly administratorUrl: string;
  /** Folder for files that the tests of a run share; it is deleted at the end of the run. */
  readonly folder: string;
}
