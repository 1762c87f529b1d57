import { eq } from 'drizzle-orm';
import type { Transaction } from '#framework/server/db/connect';
import { correctiveItems } from '../../../db/schema/requests';
import type { AddDetail } from '../../../workflow/performTransition';
import type { RequestRow } from '../../../workflow/effect';

/** Keeps with the end of a review how many corrections were accepted and how many were not. */
export async function recordVerdicts(
  tx: Transaction,
  { id }: RequestRow,
  addDetail: AddDetail,
): Promise<void> {
  const items = await tx
    .select({ verdict: correctiveItems.verdict })
    .from(correctiveItems)
    .where(eq(correctiveItems.requestId, id));
  const count = (verdict: 'accepted' | 'refused') => items.filter((item) => item.verdict === verdict).length;
  addDetail({ corrections: { accepted: count('accepted'), refused: count('refused') } });
}
