import { eq } from 'drizzle-orm';
import type { Language } from '#framework/base/i18n/localized';
import type { correctionDraftBody } from '#domain/requests/correctionBodies';
import type { ShapeValues } from '#framework/schema/shape';
import type { AppContext } from '#framework/server/http/appContext';
import { correctiveItems } from '../../../db/schema/requests';
import type { Actor } from '#framework/server/http/actor';
import { ApiError, fieldError } from '#framework/server/http/apiError';
import { attachFiles } from '../answers/attachFiles';
import { findRequest } from '../../requests/findRequest';
import { inspectionTexts } from '../inspectionTexts';
import { lockOpenList } from './assignCorrections';

interface Draft {
  readonly requestId: string;
  readonly itemId: string;
  readonly given: ShapeValues<typeof correctionDraftBody>;
  readonly language: Language;
}

/**
 * Keeps the answer to one item as far as it is written, so that it goes on from any device and by anybody of the company.
 * It is no answer yet: the item, its verdict and the request's version stay as they are.
 * @throws ApiError not_found; stale_version where somebody has written since `given.version`; guard_refused once the list cannot be answered; validation_failed for a file of somebody else.
 */
export async function draftCorrection(
  api: AppContext,
  actor: Actor,
  { requestId, itemId, given, language }: Draft,
): Promise<void> {
  const visible = await findRequest(api.db, actor, requestId);
  await api.db.transaction(async (tx) => {
    const { rows } = await lockOpenList(tx, actor, visible.id, api.clock());
    const item = rows.find(({ id }) => id === itemId);
    if (!item) throw new ApiError('not_found');
    if (item.verdict === 'accepted') throw fieldError('action', inspectionTexts.itemAccepted[language]);
    if (item.draftVersion !== given.version) throw new ApiError('stale_version');
    const fileIds = [...new Set(given.fileIds ?? [])];
    const attached = rows.flatMap((row) => [...row.fileIds, ...(row.draft?.fileIds ?? [])]);
    const kindOf = await attachFiles(tx, actor.userId, fileIds, attached);
    if (fileIds.some((id) => kindOf(id) === undefined))
      throw fieldError('fileIds', inspectionTexts.fileUnknown[language]);
    await tx
      .update(correctiveItems)
      .set({
        draft: { action: given.action ?? '', contested: given.contested ?? false, fileIds },
        draftVersion: item.draftVersion + 1,
        draftedById: actor.userId,
        draftedAt: api.clock(),
      })
      .where(eq(correctiveItems.id, item.id));
  });
}
