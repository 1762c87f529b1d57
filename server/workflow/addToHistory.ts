import { and, eq, sql } from 'drizzle-orm';
import type { HistoryDetail } from '#domain/workflow/historyDetail';
import type { Transaction } from '#framework/server/db/connect';
import { requestHistory } from '../db/schema/requests';

/** Adds what an effect has done to the history of the step that it belongs to, the request's latest. */
export async function addToHistory(tx: Transaction, requestId: string, detail: HistoryDetail): Promise<void> {
  const ofRequest = eq(requestHistory.requestId, requestId);
  const latest = tx
    .select({ position: sql`max(${requestHistory.position})` })
    .from(requestHistory)
    .where(ofRequest);
  await tx
    .update(requestHistory)
    .set({ detail: sql`coalesce(${requestHistory.detail}, '{}') || ${JSON.stringify(detail)}::jsonb` })
    // The position alone names the step, but the index begins with the request.
    .where(and(ofRequest, eq(requestHistory.position, latest)));
}
