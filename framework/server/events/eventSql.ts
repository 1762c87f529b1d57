import type { SQL } from 'drizzle-orm';

/** Event that is the same for several records. */
export interface RecordedEvent {
  readonly resource: string;
  /** Event by its name in the declarations of webhooks and automations. */
  readonly kind: string;
  /** Second part of the type that webhooks send, such as `completed`; the kind without it. */
  readonly name?: string;
  readonly at: Date;
}

/** A common table expression that writes what an event leads to, and a select that queues the work on it. */
export interface EventSql {
  readonly written: SQL;
  readonly queued: SQL;
}
