import { inArray, sql } from 'drizzle-orm';
import { decidedBy, endsFinanceMove } from '#domain/notifications/asksForMove';
import type { TransitionName } from '#domain/workflow/requestWorkflow';
import type { Transaction } from 'sijil/server/db/connect';
import { notifications } from '../db/schema/messages';
import { endWork } from '../services/notifications/endWork';
import type { RequestRow } from './effect';

/** Marks the task notices for this step, or for steps that it has made needless, as done. */
export async function endAskedMoves(
  tx: Transaction,
  name: TransitionName,
  before: Pick<RequestRow, 'status'>,
  { id, status }: Pick<RequestRow, 'id' | 'status'>,
  now: Date,
): Promise<void> {
  const isFinance = sql`${notifications.data} ->> 'audience' = 'finance'`;
  if (endsFinanceMove(name)) await endWork(tx, id, now, isFinance);
  const decided = Object.entries(decidedBy).flatMap(([kind, names]) => (names.includes(name) ? [kind] : []));
  if (decided.length > 0) await endWork(tx, id, now, inArray(notifications.kind, decided));
  if (status === before.status) return;
  const outlives = inArray(notifications.kind, Object.keys(decidedBy));
  await endWork(tx, id, now, sql`not ${isFinance} and not ${outlives}`);
}
