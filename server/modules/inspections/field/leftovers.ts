import { and, asc, eq, gt, or, sql } from 'drizzle-orm';
import type { LeftoverReceipt, LeftoverView } from '#domain/api/fieldViews';
import type { leftoverBody } from '#domain/requests/answerBodies';
import { statuses } from '#domain/workflow/statuses';
import type { Language } from 'sijil/base/i18n/localized';
import { dayMs } from 'sijil/base/time/riyadhTime';
import type { ShapeValues } from 'sijil/schema/shape';
import type { Queryable, Transaction } from 'sijil/server/db/connect';
import { userName } from 'sijil/server/db/names';
import { linksOf } from 'sijil/server/files/fileLinks';
import { ApiError, fieldError } from 'sijil/server/http/apiError';
import type { Actor, AppContext } from 'sijil/server/http/appContext';
import { formSubmissions } from '../../../db/schema/evidence';
import { requests } from '../../../db/schema/requests';
import { users } from '../../../db/schema/users';
import { visitHolders, visitLeftovers } from '../../../db/schema/visits';
import type { RequestRow } from '../../../workflow/effect';
import { isUnderWay, visitAhead } from '#domain/workflow/visitAhead';
import { eraseLeftovers } from '../../filledForms/eraseLeftovers';
import { digestOfAnswers } from '../answers/digestOfAnswers';
import { attachFiles, filesOfAnswer } from '../answers/attachFiles';
import { inspectionTexts } from '../inspectionTexts';

/** Days after which a visit's former inspector can no longer hand over what they made of it. */
const heldDays = 30;

/** Visit that the inspector has, or had in the last 30 days. @throws ApiError not_found */
export async function findHeldVisit(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { userId }: Actor,
  id: string,
): Promise<RequestRow> {
  const recently = new Date(clock().getTime() - heldDays * dayMs);
  const [row] = await db
    .select({ request: requests })
    .from(requests)
    .leftJoin(
      visitHolders,
      and(eq(visitHolders.requestId, requests.id), eq(visitHolders.inspectorId, userId)),
    )
    .where(and(eq(requests.id, id), or(eq(requests.inspectorId, userId), gt(visitHolders.until, recently))));
  if (!row) throw new ApiError('not_found');
  return row.request;
}

/**
 * Allows evidence of a visit that has begun, and of one that its inspector lost before they were heard.
 * @throws ApiError not_found, illegal_transition
 */
export async function assertTakesEvidence(api: AppContext, actor: Actor, id: string): Promise<void> {
  const request = await findHeldVisit(api, actor, id);
  if (isTheirs(request, actor) && !isUnderWay(request.status))
    throw new ApiError('illegal_transition', { status: statuses[request.status] });
}

/** True for a visit that its inspector has yet to make or hand in. */
const isTheirs = ({ inspectorId, status }: RequestRow, { userId }: Actor): boolean =>
  inspectorId === userId && visitAhead.includes(status);

interface Leftover {
  readonly actor: Actor;
  readonly language: Language;
  readonly requestId: string;
  readonly key: string | undefined;
  readonly body: ShapeValues<typeof leftoverBody>;
}

/**
 * Stores finished work of a visit that is no longer its inspector's, once for a key. A form that was received under the key
 * before the visit changed hands is not stored again.
 * @throws ApiError not_found, illegal_transition for a visit that can be handed in, idempotency_mismatch, validation_failed
 */
export async function submitLeftover(
  api: AppContext,
  { actor, language, requestId, key: given, body }: Leftover,
): Promise<LeftoverReceipt> {
  const request = await findHeldVisit(api, actor, requestId);
  const digest = digestOfAnswers(body.answers);
  const key = given ?? digest;
  const received =
    (await formReceivedAs(api.db, request, key)) ?? (await findLeftover(api.db, request, actor, key));
  if (received) {
    if (received.digest !== digest) throw new ApiError('idempotency_mismatch');
    return toReceipt(api.db, request, received);
  }
  if (isTheirs(request, actor))
    throw new ApiError('illegal_transition', { status: statuses[request.status] });
  const fileIds = [...new Set(body.answers.flatMap(filesOfAnswer))];
  await api.db.transaction(async (tx) => {
    const kindOf = await attachFiles(tx, actor.userId, fileIds);
    if (fileIds.some((id) => kindOf(id) === undefined))
      throw fieldError('answers', inspectionTexts.fileUnknown[language]);
    await tx
      .insert(visitLeftovers)
      .values({
        requestId,
        inspectorId: actor.userId,
        key,
        digest,
        startedAt: body.startedAt ? new Date(body.startedAt) : null,
        endedAt: body.endedAt ? new Date(body.endedAt) : null,
        answers: body.answers.map(
          ({
            vehicleId,
            questionKey,
            score,
            reading,
            entries,
            note,
            fileIds: own,
            mendedFileIds,
            mendedNote,
          }) => ({
            vehicleId: vehicleId ?? null,
            questionKey,
            score: score ?? null,
            reading: reading ?? null,
            entries: [...(entries ?? [])],
            note: note ?? null,
            fileIds: [...(own ?? [])],
            mendedFileIds: [...(mendedFileIds ?? [])],
            mendedNote: mendedNote ?? null,
          }),
        ),
        fileIds,
        createdAt: api.clock(),
      })
      // The second of two simultaneous calls gets the receipt of the first.
      .onConflictDoNothing();
    await replaceHandedOver(tx, requestId, actor.userId, body.draftNumber);
  });
  const stored = await findLeftover(api.db, request, actor, key);
  if (!stored) throw new Error('the leftover was not written');
  return toReceipt(api.db, request, stored);
}

/** Deletes the draft that was handed over when the visit changed hands, once its finished work is here. */
async function replaceHandedOver(
  tx: Transaction,
  requestId: string,
  inspectorId: string,
  contained: number | null | undefined,
): Promise<void> {
  if (typeof contained !== 'number') return;
  await eraseLeftovers(
    tx,
    and(
      eq(visitLeftovers.requestId, requestId),
      eq(visitLeftovers.inspectorId, inspectorId),
      sql`(${visitLeftovers.draft} -> 'content' ->> 'number')::int = ${contained}`,
    ),
  );
}

type Received = Pick<LeftoverReceipt, 'receivedAt' | 'answers' | 'files'> & { readonly digest: string };

async function formReceivedAs(db: Queryable, { id }: RequestRow, key: string): Promise<Received | null> {
  const [row] = await db
    .select()
    .from(formSubmissions)
    .where(and(eq(formSubmissions.requestId, id), eq(formSubmissions.key, key)));
  if (!row) return null;
  const { digest, createdAt: receivedAt, receipt } = row;
  return { digest, receivedAt, answers: receipt.answers, files: receipt.files };
}

async function findLeftover(
  db: Queryable,
  { id }: RequestRow,
  { userId }: Actor,
  key: string,
): Promise<Received | null> {
  const { requestId, inspectorId } = visitLeftovers;
  const [row] = await db
    .select()
    .from(visitLeftovers)
    .where(and(eq(requestId, id), eq(inspectorId, userId), eq(visitLeftovers.key, key)));
  if (!row) return null;
  const { digest, createdAt: receivedAt, answers, fileIds } = row;
  return { digest, receivedAt, answers: answers.length, files: fileIds.length };
}

async function toReceipt(
  db: Queryable,
  { number, status, inspectorId }: RequestRow,
  { receivedAt, answers, files: fileCount }: Received,
): Promise<LeftoverReceipt> {
  const isAhead = inspectorId !== null && visitAhead.includes(status);
  const [holder] = isAhead
    ? await db.select({ name: userName }).from(users).where(eq(users.id, inspectorId))
    : [];
  return { number, status, receivedAt, answers, files: fileCount, inspector: holder?.name ?? null };
}

/** Work of a visit that did not count, oldest first, with links to its files. */
export async function loadLeftovers(
  api: Pick<AppContext, 'db' | 'linkKey' | 'clock'>,
  requestId: string,
): Promise<LeftoverView[]> {
  const rows = await api.db
    .select({ leftover: visitLeftovers, inspector: userName })
    .from(visitLeftovers)
    .innerJoin(users, eq(users.id, visitLeftovers.inspectorId))
    .where(eq(visitLeftovers.requestId, requestId))
    .orderBy(asc(visitLeftovers.createdAt), asc(visitLeftovers.id));
  const ids = rows.flatMap(({ leftover }) => leftover.fileIds);
  const links = await linksOf(api, api.db, ids);
  return rows.map(({ leftover: { id, startedAt, endedAt, createdAt, answers, fileIds }, inspector }) => ({
    id,
    inspector,
    startedAt,
    endedAt,
    receivedAt: createdAt,
    answersCount: answers.length,
    answers: answers.map((answer) => ({ mendedFileIds: [], mendedNote: null, ...answer })),
    files: fileIds.flatMap((fileId) => links.get(fileId) ?? []),
  }));
}

/** Files of a visit's leftovers, which its next inspector may take over as evidence. */
export async function leftoverFiles(db: Queryable, requestId: string): Promise<string[]> {
  const rows = await db
    .select({ fileIds: visitLeftovers.fileIds })
    .from(visitLeftovers)
    .where(eq(visitLeftovers.requestId, requestId));
  return rows.flatMap(({ fileIds }) => fileIds);
}
