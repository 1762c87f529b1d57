import { sql } from 'drizzle-orm';
import { endsFinanceMove } from '#domain/notifications/asksForMove';
import type { TransitionName } from '#domain/workflow/requestWorkflow';
import type { Transaction } from '../db/connect';
import { notifications } from '../db/schema/messages';
import { endWork } from '../services/notifications/endWork';
import type { RequestRow } from './requestRow';

/** Whoever was asked for this move, or for one that it has made needless, is asked no longer. */
export async function endAskedMoves(
  tx: Transaction,
  name: TransitionName,
  before: Pick<RequestRow, 'status'>,
  { id, status }: Pick<RequestRow, 'id' | 'status'>,
  now: Date,
): Promise<void> {
  const isFinance = sql`${notifications.data} ->> 'audience' = 'finance'`;
  if (endsFinanceMove(name)) await endWork(tx, id, now, isFinance);
  if (status !== before.status) await endWork(tx, id, now, sql`not ${isFinance}`);
}
