import { eq } from 'drizzle-orm';
import type { Language } from '#domain/i18n/localized';
import type { correctionDraftBody } from '#domain/requests/bodies';
import type { ShapeValues } from '#domain/schema/shape';
import { refusalOf } from '#domain/workflow/availableActions';
import { guards } from '#domain/workflow/guards';
import type { Api } from '../../../http/api';
import { correctiveItems, requests } from '../../../db/schema/requests';
import type { Actor } from '../../../http/actor';
import { ApiError, fieldError } from '../../../http/apiError';
import { loadFacts } from '../../../workflow/loadFacts';
import { attachFiles } from '../answers/attachFiles';
import { findRequest } from '../findRequest';
import { inspectionTexts } from '../inspectionTexts';

interface Draft {
  readonly requestId: string;
  readonly itemId: string;
  readonly given: ShapeValues<typeof correctionDraftBody>;
  readonly language: Language;
}

/**
 * Keeps the answer to one item as far as it is written, so that it goes on from any device and by anybody of the company.
 * It is no answer yet: the item, its verdict and the request's version stay as they are.
 * @throws ApiError not_found; guard_refused once the list cannot be answered; validation_failed for a file of somebody else.
 */
export async function draftCorrection(
  api: Api,
  actor: Actor,
  { requestId, itemId, given, language }: Draft,
): Promise<void> {
  const visible = await findRequest(api.db, actor, requestId);
  await api.db.transaction(async (tx) => {
    const [request] = await tx.select().from(requests).where(eq(requests.id, visible.id)).for('share');
    if (!request) throw new ApiError('not_found');
    const facts = await loadFacts(tx, request, actor, api.clock());
    const refusal = refusalOf('submitCorrectiveActions', request.status, actor.role, facts);
    // Not every item being answered yet is what a draft is for.
    if (refusal && !(refusal.kind === 'guard' && refusal.guard === 'everyCorrectionAnswered'))
      throw new ApiError('guard_refused', { reason: guards.correctionsWindowOpen.reason });
    const rows = await tx.select().from(correctiveItems).where(eq(correctiveItems.requestId, request.id));
    const item = rows.find(({ id }) => id === itemId);
    if (!item) throw new ApiError('not_found');
    if (item.verdict === 'accepted') throw fieldError('action', inspectionTexts.itemAccepted[language]);
    const fileIds = [...new Set(given.fileIds ?? [])];
    const attached = rows.flatMap((row) => [...row.fileIds, ...(row.draft?.fileIds ?? [])]);
    const kindOf = await attachFiles(tx, actor.userId, fileIds, attached);
    if (fileIds.some((id) => kindOf(id) === undefined))
      throw fieldError('fileIds', inspectionTexts.fileUnknown[language]);
    await tx
      .update(correctiveItems)
      .set({
        draft: { action: given.action ?? '', fileIds },
        draftedById: actor.userId,
        draftedAt: api.clock(),
      })
      .where(eq(correctiveItems.id, item.id));
  });
}
