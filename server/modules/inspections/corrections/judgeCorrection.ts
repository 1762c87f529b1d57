import { and, eq } from 'drizzle-orm';
import type { Language } from '#framework/base/i18n/localized';
import { missingReason, type verdictBody } from '#domain/requests/correctionBodies';
import type { ShapeValues } from '#framework/schema/shape';
import type { Transaction } from '#framework/server/db/connect';
import { correctiveItems } from '../../../db/schema/requests';
import { ApiError, fieldError } from '#framework/server/http/apiError';
import type { AddDetail } from '../../../workflow/performTransition';
import type { RequestRow } from '../../../workflow/requestRow';
import { nameItem } from '../../filledForms/nameItem';
import { inspectionTexts } from '../inspectionTexts';

interface Verdict {
  readonly itemId: string;
  readonly said: Pick<ShapeValues<typeof verdictBody>, 'verdict' | 'note'>;
  readonly language: Language;
  readonly now: Date;
  readonly addDetail: AddDetail;
}

/**
 * Writes the supervisor's verdict on one item that was sent, and adds it to the history.
 * @throws ApiError not_found when the request has no such item; validation_failed for one that was not sent yet, and
 * where a contested finding is decided without a reason.
 */
export async function judgeCorrection(
  tx: Transaction,
  request: RequestRow,
  { itemId, said: { verdict, note }, language, now, addDetail }: Verdict,
): Promise<void> {
  const isItem = and(eq(correctiveItems.id, itemId), eq(correctiveItems.requestId, request.id));
  const [item] = await tx.select().from(correctiveItems).where(isItem).for('update');
  if (!item) throw new ApiError('not_found');
  if (!item.answeredAt) throw fieldError('verdict', inspectionTexts.itemUnanswered[language]);
  const missing = missingReason(item.contested, note);
  if (missing) throw fieldError('note', missing[language]);
  await tx
    .update(correctiveItems)
    .set({ verdict, verdictNote: note ?? null, judgedAt: now })
    .where(isItem);
  addDetail({ verdict: { ...(await nameItem(tx, request, item)), verdict, contested: item.contested } });
}
