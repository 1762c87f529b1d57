import { eq } from 'drizzle-orm';
import { refusalOf } from '#domain/workflow/availableActions';
import { guards } from '#domain/workflow/guards';
import type { Transaction } from '#framework/server/db/connect';
import { correctiveItems, requests } from '../../../db/schema/requests';
import type { Actor } from '#framework/server/http/actor';
import { ApiError } from '#framework/server/http/apiError';
import { loadFacts } from '../../../workflow/loadFacts';
import type { RequestRow } from '../../../workflow/requestRow';

/**
 * The items of a list that this person may still answer, locked until the transaction ends.
 * @throws ApiError not_found; guard_refused once the list cannot be answered
 */
export async function lockOpenList(
  tx: Transaction,
  actor: Actor,
  requestId: string,
  now: Date,
): Promise<{ request: RequestRow; rows: (typeof correctiveItems.$inferSelect)[] }> {
  const [request] = await tx.select().from(requests).where(eq(requests.id, requestId)).for('share');
  if (!request) throw new ApiError('not_found');
  const facts = await loadFacts(tx, request, actor, now);
  const refusal = refusalOf('submitCorrectiveActions', request.status, actor.role, facts);
  // An incomplete list is allowed while answers are being written.
  if (refusal && !(refusal.kind === 'guard' && refusal.guard === 'everyCorrectionAnswered'))
    throw new ApiError('guard_refused', { reason: guards.correctionsWindowOpen.reason });
  const rows = await tx
    .select()
    .from(correctiveItems)
    .where(eq(correctiveItems.requestId, request.id))
    .for('update');
  return { request, rows };
}
