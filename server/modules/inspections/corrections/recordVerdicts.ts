import { eq } from 'drizzle-orm';
import type { Transaction } from 'sijil/server/db/connect';
import { correctiveItems } from '../../../db/schema/requests';
import type { AddDetail } from '../../../workflow/performTransition';
import type { RequestRow } from '../../../workflow/effect';

/** Stores the numbers of accepted and refused corrections with the end of a review. */
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
