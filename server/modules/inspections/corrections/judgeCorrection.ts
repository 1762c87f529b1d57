import { and, eq } from 'drizzle-orm';
import type { verdictBody } from '#domain/requests/bodies';
import type { ShapeValues } from '#domain/schema/shape';
import type { Transaction } from '../../../db/connect';
import { correctiveItems } from '../../../db/schema/requests';
import { ApiError } from '../../../http/apiError';
import type { Tell } from '../../../workflow/performTransition';
import type { RequestRow } from '../../../workflow/requestRow';
import { nameItem } from '../answers/nameItem';

/**
 * Writes the supervisor's verdict on one item and tells it to the history.
 * @throws ApiError not_found when the request has no such item.
 */
export async function judgeCorrection(
  tx: Transaction,
  request: RequestRow,
  itemId: string,
  { verdict, note }: Pick<ShapeValues<typeof verdictBody>, 'verdict' | 'note'>,
  { now, tell }: { readonly now: Date; readonly tell: Tell },
): Promise<void> {
  const judged = await tx
    .update(correctiveItems)
    .set({ verdict, verdictNote: note ?? null, judgedAt: now })
    .where(and(eq(correctiveItems.id, itemId), eq(correctiveItems.requestId, request.id)))
    .returning({ vehicleId: correctiveItems.vehicleId, questionKey: correctiveItems.questionKey });
  const [item] = judged;
  if (!item) throw new ApiError('not_found');
  tell({ verdict: { ...(await nameItem(tx, request, item)), verdict } });
}
