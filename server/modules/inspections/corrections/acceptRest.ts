import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Transaction } from '#framework/server/db/connect';
import { correctiveItems } from '../../../db/schema/requests';
import type { AddDetail } from '../../../workflow/performTransition';
import type { RequestRow } from '../../../workflow/requestRow';

/**
 * Accepts every corrected item without a verdict, and adds their number to the history. A contested finding is decided
 * by itself, with a reason.
 */
export async function acceptRest(
  tx: Transaction,
  { id }: RequestRow,
  { now, addDetail }: { readonly now: Date; readonly addDetail: AddDetail },
): Promise<void> {
  const unjudged = and(
    eq(correctiveItems.requestId, id),
    isNull(correctiveItems.verdict),
    isNotNull(correctiveItems.answeredAt),
    eq(correctiveItems.contested, false),
  );
  const accepted = await tx
    .update(correctiveItems)
    .set({ verdict: 'accepted', verdictNote: null, judgedAt: now })
    .where(unjudged)
    .returning({ id: correctiveItems.id });
  addDetail({ corrections: { accepted: accepted.length, refused: 0 } });
}
