import type { Transaction } from 'sijil/server/db/connect';
import { visitHolders } from '../db/schema/visits';
import type { RequestRow } from './effect';

const target = [visitHolders.requestId, visitHolders.inspectorId];

/** Records to whom a step gave a visit, and from whom it took it. */
export async function recordHolder(
  tx: Transaction,
  { id: requestId, inspectorId: before, statusSince }: RequestRow,
  { inspectorId: after }: RequestRow,
  now: Date,
): Promise<void> {
  if (before === after) return;
  if (before !== null)
    await tx
      .insert(visitHolders)
      // A visit that was assigned before this table existed has no row yet.
      .values({ requestId, inspectorId: before, since: statusSince, until: now })
      .onConflictDoUpdate({ target, set: { until: now } });
  if (after !== null)
    await tx
      .insert(visitHolders)
      .values({ requestId, inspectorId: after, since: now })
      .onConflictDoUpdate({ target, set: { until: null } });
}
