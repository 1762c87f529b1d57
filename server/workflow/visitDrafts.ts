import { randomUUID } from 'node:crypto';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { visitAhead } from '#domain/workflow/visitAhead';
import type { Transaction } from 'sijil/server/db/connect';
import { type VisitDraftRow, visitDrafts, visitLeftovers } from '../db/schema/visits';
import type { RequestRow } from './effect';

/**
 * Hands over the draft of a visit that a step took from its inspector, and returns it to an inspector who gets the visit back.
 */
export async function followHolder(
  tx: Transaction,
  before: RequestRow,
  after: RequestRow,
  now: Date,
): Promise<void> {
  const changesHands = before.inspectorId !== after.inspectorId;
  if (before.inspectorId !== null && (changesHands || !visitAhead.includes(after.status)))
    await handOverDraft(tx, before, now);
  if (after.inspectorId !== null && changesHands) await returnDraft(tx, after.id, after.inspectorId);
}

/** Turns the draft of a visit into a leftover. */
export async function handOverDraft(
  tx: Transaction,
  { id, startedAt }: Pick<RequestRow, 'id' | 'startedAt'>,
  now: Date,
): Promise<void> {
  const [draft] = await tx.delete(visitDrafts).where(eq(visitDrafts.requestId, id)).returning();
  if (!draft) return;
  const { inspectorId, content, fileIds, answered, asked, section, sections, updatedAt } = draft;
  await tx.insert(visitLeftovers).values({
    requestId: id,
    inspectorId,
    key: randomUUID(),
    digest: content.digest,
    startedAt,
    answers: answersOfDraft(draft),
    fileIds,
    draft: { content, answered, asked, section, sections, updatedAt: updatedAt.toISOString() },
    createdAt: now,
  });
}

function answersOfDraft({ content: { answers, photos } }: VisitDraftRow) {
  const files = new Map(photos.map(({ name, fileId }) => [name, fileId]));
  const filesOf = (names: readonly string[]) => names.flatMap((name) => files.get(name) ?? []);
  return answers.map((answer) => ({
    vehicleId: answer.vehicleId,
    questionKey: answer.questionKey,
    score: answer.score ?? null,
    reading: answer.reading ?? null,
    entries: [...(answer.entries ?? [])],
    note: answer.note ?? null,
    fileIds: filesOf(answer.photos),
    mendedFileIds: filesOf(answer.mendedPhotos),
    mendedNote: answer.mendedNote ?? null,
  }));
}

async function returnDraft(tx: Transaction, requestId: string, inspectorId: string): Promise<void> {
  const [leftover] = await tx
    .select({ id: visitLeftovers.id, draft: visitLeftovers.draft, fileIds: visitLeftovers.fileIds })
    .from(visitLeftovers)
    .where(
      and(
        eq(visitLeftovers.requestId, requestId),
        eq(visitLeftovers.inspectorId, inspectorId),
        isNotNull(visitLeftovers.draft),
      ),
    )
    .orderBy(desc(visitLeftovers.createdAt), desc(visitLeftovers.id))
    .limit(1);
  if (!leftover?.draft) return;
  const { updatedAt, ...draft } = leftover.draft;
  await tx.insert(visitDrafts).values({
    ...draft,
    requestId,
    inspectorId,
    fileIds: leftover.fileIds,
    updatedAt: new Date(updatedAt),
  });
  await tx.delete(visitLeftovers).where(eq(visitLeftovers.id, leftover.id));
}
