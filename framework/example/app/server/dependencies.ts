import type { Database } from '#framework/server/db/connect';

export interface Dependencies {
  readonly db: Database;
  readonly clock: () => Date;
  /** Signs links to files. */
  readonly linkKey: string;
}
