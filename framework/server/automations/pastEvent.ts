import type { SQL } from 'drizzle-orm';

interface Asked {
  readonly resource: string;
  readonly kind: string;
  readonly since: Date;
}

/**
 * Past events that an application keeps a history of its own of, as a select of `id` (of the record) and `at`; null for events
 * that the audit log has (`#app/server/pastEvents`).
 */
export type PastEvents = (asked: Asked) => SQL | null;
