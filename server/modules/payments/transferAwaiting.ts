import { and, eq, exists, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#framework/server/db/connect';
import { payments } from '../../db/schema/money';
import { requests } from '../../db/schema/requests';

/** A transfer waits for finance, whatever the request's status. */
export function transferAwaiting(db: Queryable): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(payments)
      .where(and(eq(payments.requestId, requests.id), eq(payments.status, 'awaiting'))),
  );
}
