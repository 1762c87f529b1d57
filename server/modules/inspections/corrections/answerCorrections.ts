import { and, eq, sql } from 'drizzle-orm';
import type { FileKind } from '#domain/forms/checkAnswers';
import type { Language } from 'sijil/base/i18n/localized';
import {
  type correctionDraftBody,
  type correctiveAnswersBody,
  provesAnswer,
} from '#domain/requests/correctionBodies';
import type { ShapeValues } from 'sijil/schema/shape';
import type { FieldErrors } from 'sijil/schema/validate';
import type { Transaction } from 'sijil/server/db/connect';
import { correctiveItems, correctiveRounds } from '../../../db/schema/requests';
import type { Actor, AppContext } from 'sijil/server/http/appContext';
import { ApiError, fieldError } from 'sijil/server/http/apiError';
import type { RequestRow } from '../../../workflow/effect';
import { attachFiles } from '../answers/attachFiles';
import { inspectionTexts } from '../inspectionTexts';
import { findRequest } from '../../requests/findRequest';
import { lockOpenList } from './assignCorrections';

type GivenItem = ShapeValues<typeof correctiveAnswersBody>['items'][number];
type ItemRow = typeof correctiveItems.$inferSelect;

interface Correction {
  readonly actor: Actor;
  readonly language: Language;
  readonly given: readonly GivenItem[];
  readonly now: Date;
}

/**
 * Writes the client's answers to the items. A new answer removes the former verdict, so that it is judged again; the
 * former answer and the reason for rejecting it are stored as a round of their own.
 * @throws ApiError validation_failed with the field of the item, e.g. `items.3.fileIds`.
 */
export async function answerCorrections(
  tx: Transaction,
  request: RequestRow,
  { actor, language, given, now }: Correction,
): Promise<void> {
  const rows = await tx
    .select()
    .from(correctiveItems)
    .where(eq(correctiveItems.requestId, request.id))
    .for('update');
  const kindOf = await attachFiles(
    tx,
    actor.userId,
    given.flatMap(({ fileIds }) => fileIds),
    // Includes files that a colleague attached to a draft.
    rows.flatMap(({ fileIds, draft }) => [...fileIds, ...(draft?.fileIds ?? [])]),
  );
  assertItems(rows, given, kindOf, language);
  for (const { itemId, action, fileIds, contested } of given) {
    await keepRound(
      tx,
      rows.find(({ id }) => id === itemId),
    );
    await tx
      .update(correctiveItems)
      .set({
        action,
        fileIds: [...new Set(fileIds)],
        contested: contested ?? false,
        answeredAt: now,
        verdict: null,
        verdictNote: null,
        judgedAt: null,
        draft: null,
        draftedById: null,
        draftedAt: null,
        draftVersion: sql`${correctiveItems.draftVersion} + 1`,
      })
      .where(and(eq(correctiveItems.id, itemId), eq(correctiveItems.requestId, request.id)));
  }
}

async function keepRound(tx: Transaction, row: ItemRow | undefined): Promise<void> {
  if (!row?.verdict) return;
  const { requestId, id: itemId, action, contested, fileIds, answeredAt } = row;
  const { verdict, verdictNote, judgedAt } = row;
  const round = sql<number>`(select count(*) + 1 from ${correctiveRounds} where ${correctiveRounds.itemId} = ${itemId})`;
  const change = { action, contested, fileIds, answeredAt, verdict, verdictNote, judgedAt };
  await tx.insert(correctiveRounds).values({ requestId, itemId, round, ...change });
}

function assertItems(
  rows: readonly ItemRow[],
  given: readonly GivenItem[],
  kindOf: (id: string) => FileKind | undefined,
  language: Language,
): void {
  const errors: FieldErrors = {};
  given.forEach((item, index) => {
    const row = rows.find(({ id }) => id === item.itemId);
    const refuse = (field: 'itemId' | 'fileIds', text: keyof typeof inspectionTexts) =>
      (errors[`items.${index}.${field}`] ??= []).push(inspectionTexts[text][language]);
    if (!row) {
      refuse('itemId', 'itemUnknown');
      return;
    }
    if (row.verdict === 'accepted') refuse('itemId', 'itemAccepted');
    if (given.findIndex(({ itemId }) => itemId === item.itemId) < index) refuse('itemId', 'itemRepeated');
    // A colleague's draft that this person has not read is not submitted.
    if ((item.draftVersion ?? row.draftVersion) !== row.draftVersion) refuse('itemId', 'draftStale');
    if (item.fileIds.some((id) => kindOf(id) === undefined)) {
      refuse('fileIds', 'fileUnknown');
      return;
    }
    const contested = item.contested ?? false;
    if (provesAnswer(item.fileIds, contested)) return;
    refuse('fileIds', contested ? 'contestUnproven' : 'evidenceMissing');
  });
  if (Object.keys(errors).length > 0) throw new ApiError('validation_failed', {}, errors);
}

interface Draft {
  readonly requestId: string;
  readonly itemId: string;
  readonly given: ShapeValues<typeof correctionDraftBody>;
  readonly language: Language;
}

/**
 * Saves a draft of the answer to one item, so that anybody of the company can continue it on any device. It is not an answer
 * yet: the item, its verdict and the request's version stay unchanged.
 * @throws ApiError not_found; stale_version if somebody has saved since `given.version`; guard_refused once the list cannot
 * be answered; validation_failed for a file of somebody else.
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
