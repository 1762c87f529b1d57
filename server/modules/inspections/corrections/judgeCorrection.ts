import { and, eq } from 'drizzle-orm';
import type { verdictBody } from '#domain/requests/bodies';
import type { ShapeValues } from '#domain/schema/shape';
import type { Transaction } from '../../../db/connect';
import { correctiveItems } from '../../../db/schema/requests';
import { ApiError } from '../../../http/apiError';

/** Writes the supervisor's verdict on one item. @throws ApiError not_found when the request has no such item. */
export async function judgeCorrection(
  tx: Transaction,
  requestId: string,
  itemId: string,
  { verdict, note }: Pick<ShapeValues<typeof verdictBody>, 'verdict' | 'note'>,
  now: Date,
): Promise<void> {
  const judged = await tx
    .update(correctiveItems)
    .set({ verdict, verdictNote: note ?? null, judgedAt: now })
    .where(and(eq(correctiveItems.id, itemId), eq(correctiveItems.requestId, requestId)))
    .returning({ id: correctiveItems.id });
  if (judged.length === 0) throw new ApiError('not_found');
}

/** Refused items wait for a new answer; their verdict stays to be read until it comes. */
export async function reopenRefused(tx: Transaction, requestId: string): Promise<void> {
  await tx
    .update(correctiveItems)
    .set({ answeredAt: null })
    .where(and(eq(correctiveItems.requestId, requestId), eq(correctiveItems.verdict, 'refused')));
}
