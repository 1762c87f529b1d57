import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { answerProblems } from '#domain/forms/formProblems';
import type { Answer } from '#domain/forms/answer';
import { checkAnswers } from '#domain/forms/checkAnswers';
import { draftProblems } from '#domain/forms/draftProblems';
import { progressOf } from '#domain/forms/formProgress';
import type { InspectionForm } from '#domain/forms/inspectionForm';
import { settleAnswers } from '#domain/forms/settleAnswers';
import { shownQuestions } from '#domain/forms/shownQuestions';
import type { DraftReceipt, VisitDraftView } from '#domain/api/fieldViews';
import type { draftBody } from '#domain/requests/answerBodies';
import { isUnderWay } from '#domain/workflow/visitAhead';
import { statuses } from '#domain/workflow/statuses';
import { resources } from '#resources';
import type { Language } from 'sijil/base/i18n/localized';
import type { ShapeValues } from 'sijil/schema/shape';
import type { FieldErrors } from 'sijil/schema/validate';
import type { Queryable, Transaction } from 'sijil/server/db/connect';
import { linksOf, toThumbnailUrl } from 'sijil/server/files/fileLinks';
import { ApiError } from 'sijil/server/http/apiError';
import type { Actor, AppContext } from 'sijil/server/http/appContext';
import { readableRows } from 'sijil/server/resources/rights';
import { evidenceUploads } from '../../../db/schema/evidence';
import { answers, requests } from '../../../db/schema/requests';
import { type DraftContent, type VisitDraftRow, visitDrafts } from '../../../db/schema/visits';
import type { RequestRow } from '../../../workflow/effect';
import { handOverDraft } from '../../../workflow/visitDrafts';
import { formToFill, loadForm, loadVehicles, visitDay } from '../../filledForms/loadFilledForm';
import { eraseVisitDrafts } from '../../filledForms/eraseLeftovers';
import { releaseFiles } from '../../filledForms/releaseFiles';
import { attachFiles, filesOfAnswer } from '../answers/attachFiles';
import { answerField, toGivenParts } from '../answers/givenAnswers';
import { leftoverFiles } from './leftovers';

type Body = ShapeValues<typeof draftBody>;

type Draft = Body & Required<{ [Name in 'answers' | 'photos']: NonNullable<Body[Name]> }>;

interface SentDraft {
  readonly actor: Actor;
  readonly language: Language;
  readonly requestId: string;
  readonly body: Body;
}

/**
 * Stores the answers of a visit that is under way, in place of the draft before. The same draft again has no effect; one that
 * does not follow the stored draft is refused with it, so that the device merges both. A draft has no entry in the audit log:
 * it is the inspector's own unfinished work, sent every minute, and the form that is handed in is recorded.
 * @throws ApiError not_found, illegal_transition, draft_outdated, validation_failed
 */
export function saveDraft(
  api: AppContext,
  { actor, language, requestId, body: sent }: SentDraft,
): Promise<DraftReceipt> {
  const body = { ...sent, answers: sent.answers ?? [], photos: sent.photos ?? [] };
  return api.db.transaction(async (tx) => {
    const request = await lockVisit(tx, actor, requestId);
    const stored = await lockDraft(tx, requestId);
    const now = api.clock();
    const digest = digestOf(body);
    if (stored && !follows(body, stored)) {
      const { content, updatedAt } = stored;
      if (content.digest === digest) return { number: content.number, heardAt: updatedAt };
      throw await outdated(api, tx, stored);
    }
    const parts = await checkedParts(tx, request, body, language);
    const photos = await attachPhotos(tx, request, actor, body, stored);
    const fileIds = [...new Set(photos.flatMap(({ fileId }) => fileId ?? []))];
    const { device, number } = body;
    const row = {
      inspectorId: actor.userId,
      content: { device, number, digest, answers: answersByOurClock(body, now), photos },
      fileIds,
      ...progress(parts, body),
      updatedAt: now,
    };
    await tx
      .insert(visitDrafts)
      .values({ requestId, ...row })
      .onConflictDoUpdate({ target: visitDrafts.requestId, set: row });
    await releaseFiles(
      tx,
      [requestId],
      (stored?.fileIds ?? []).filter((id) => !fileIds.includes(id)),
    );
    return { number, heardAt: now };
  });
}

const follows = ({ number }: Draft, { content }: VisitDraftRow) => number === content.number + 1;

/** A visit that its inspector has begun, locked against steps of the workflow. @throws ApiError not_found, illegal_transition */
async function lockVisit(tx: Transaction, actor: Actor, id: string): Promise<RequestRow> {
  const [request] = await tx
    .select()
    .from(requests)
    .where(and(eq(requests.id, id), readableRows(resources.requests, actor)))
    .for('update');
  if (!request) throw new ApiError('not_found');
  if (!isUnderWay(request.status))
    throw new ApiError('illegal_transition', { status: statuses[request.status] });
  return request;
}

async function lockDraft(tx: Transaction, requestId: string): Promise<VisitDraftRow | undefined> {
  const [draft] = await tx
    .select()
    .from(visitDrafts)
    .where(eq(visitDrafts.requestId, requestId))
    .for('update');
  return draft;
}

async function readDraft(db: Queryable, requestId: string): Promise<VisitDraftRow | undefined> {
  const [draft] = await db.select().from(visitDrafts).where(eq(visitDrafts.requestId, requestId));
  return draft;
}

const digestOf = ({ device, answers: given, photos }: Draft): string =>
  createHash('sha256')
    .update(JSON.stringify([device, given, photos]))
    .digest('hex');

interface CheckedPart {
  readonly vehicleId: string | null;
  readonly form: InspectionForm;
  readonly answers: readonly Answer[];
}

/** The answers of each part by its form. @throws ApiError validation_failed with each invalid answer at its question */
async function checkedParts(
  tx: Transaction,
  request: RequestRow,
  { answers: given }: Draft,
  language: Language,
): Promise<CheckedPart[]> {
  const form = await loadForm(tx, request);
  const vehicles = await loadVehicles(tx, request.id);
  const sent = given.map(({ photos, mendedPhotos, ...answer }) => ({
    ...answer,
    fileIds: [...(photos ?? [])],
    mendedFileIds: [...(mendedPhotos ?? [])],
  }));
  const vehicleIds = vehicles.map(({ id }) => id);
  const parts = toGivenParts(sent, vehicleIds, language).map(({ vehicleId, answers: ofPart }) => {
    const own = formToFill(form, request, vehicleId);
    return { vehicleId, form: own, answers: settleAnswers(own, ofPart, visitDay(request)) };
  });
  const errors: FieldErrors = {};
  for (const { vehicleId, form: own, answers: ofPart } of parts)
    for (const { questionKey, code } of draftProblems(own, ofPart))
      (errors[answerField(vehicleId, questionKey)] ??= []).push(answerProblems[code][language]);
  if (Object.keys(errors).length > 0) throw new ApiError('validation_failed', {}, errors);
  return parts;
}

/**
 * Photos of the draft with their files, also of those whose arrival the device has not heard of; a file that its inspector did
 * not upload counts as not arrived.
 */
async function attachPhotos(
  tx: Transaction,
  { id }: RequestRow,
  actor: Actor,
  { photos: given }: Draft,
  stored: VisitDraftRow | undefined,
): Promise<DraftContent['photos']> {
  const arrived = await tx
    .select({ name: evidenceUploads.sha256, fileId: evidenceUploads.fileId })
    .from(evidenceUploads)
    .where(and(eq(evidenceUploads.requestId, id), eq(evidenceUploads.ownerId, actor.userId)));
  const files = new Map(arrived.map(({ name, fileId }) => [name, fileId]));
  const photos = given.map(({ name, fileId }) => ({ name, fileId: fileId ?? files.get(name) ?? null }));
  const returned = await tx.select().from(answers).where(eq(answers.requestId, id));
  const kindOf = await attachFiles(
    tx,
    actor.userId,
    photos.flatMap(({ fileId }) => fileId ?? []),
    [...returned.flatMap(filesOfAnswer), ...(stored?.fileIds ?? []), ...(await leftoverFiles(tx, id))],
  );
  return photos.map(({ name, fileId }) => ({
    name,
    fileId: fileId !== null && kindOf(fileId) !== undefined ? fileId : null,
  }));
}

/** Adds a photo that has arrived to the draft that names it. */
export async function addArrivedPhoto(
  tx: Transaction,
  {
    requestId,
    sha256,
    fileId,
  }: { readonly requestId: string; readonly sha256: string; readonly fileId: string },
): Promise<void> {
  const stored = await lockDraft(tx, requestId);
  if (!stored?.content.photos.some(({ name }) => name === sha256)) return;
  const photos = stored.content.photos.map((one) => (one.name === sha256 ? { ...one, fileId } : one));
  await tx
    .update(visitDrafts)
    .set({
      content: { ...stored.content, photos },
      fileIds: [...new Set(photos.flatMap((one) => one.fileId ?? []))],
    })
    .where(eq(visitDrafts.requestId, requestId));
  await attachFiles(tx, stored.inspectorId, [fileId]);
}

/** The answers with the times of this device corrected by its clock; those of other devices were corrected before. */
function answersByOurClock({ device, at, answers: given }: Draft, now: Date): DraftContent['answers'] {
  const fast = Date.parse(at) - now.getTime();
  return given.map((one) => {
    const changed = Date.parse(one.changedAt) - (one.device === device ? fast : 0);
    return {
      vehicleId: one.vehicleId ?? null,
      questionKey: one.questionKey,
      ...(one.score !== undefined && { score: one.score }),
      ...(typeof one.reading === 'number' && { reading: one.reading }),
      ...(one.entries && { entries: [...one.entries] }),
      ...(one.note && { note: one.note }),
      photos: [...(one.photos ?? [])],
      mendedPhotos: [...(one.mendedPhotos ?? [])],
      ...(one.mendedNote && { mendedNote: one.mendedNote }),
      changedAt: new Date(Math.min(changed, now.getTime())).toISOString(),
      device: one.device,
    };
  });
}

/** Complete answers of the questions that are asked, and the section of the latest change. */
function progress(parts: readonly CheckedPart[], { answers: given }: Draft) {
  const checked = parts.map(({ form, answers: ofPart }) => ({
    shown: shownQuestions(form, ofPart),
    problems: checkAnswers(form, ofPart, () => 'image').filter(({ code }) => code !== 'hidden_question'),
  }));
  const { done, all } = progressOf(checked);
  const sections = parts.flatMap(({ vehicleId, form }, index) => {
    const shown = new Set(checked[index]?.shown.map(({ key }) => key));
    return form.categories
      .filter(({ questions }) => questions.some(({ key }) => shown.has(key)))
      .map(({ questions }) => ({ vehicleId, keys: new Set(questions.map(({ key }) => key)) }));
  });
  const latest = given.toSorted((a, b) => Date.parse(b.changedAt) - Date.parse(a.changedAt))[0];
  const at = sections.findIndex(
    ({ vehicleId, keys }) =>
      latest && vehicleId === (latest.vehicleId ?? null) && keys.has(latest.questionKey),
  );
  return { answered: done, asked: all, section: Math.max(at, 0) + 1, sections: sections.length };
}

async function outdated(api: AppContext, tx: Transaction, stored: VisitDraftRow): Promise<ApiError> {
  const draft = await toDraftView(api, tx, stored);
  return new ApiError('draft_outdated', {}, undefined, { draft, now: api.clock() });
}

/**
 * Ends the draft of a visit whose form is handed in. A form that does not contain the draft is refused with it; one of an app
 * that knows no drafts leaves it as work that did not count.
 * @throws ApiError draft_outdated
 */
export async function endDraft(
  api: AppContext,
  tx: Transaction,
  request: RequestRow,
  contained: number | null | undefined,
): Promise<void> {
  const stored = await lockDraft(tx, request.id);
  if (!stored) return;
  if (contained === stored.content.number) await eraseVisitDrafts(tx, eq(visitDrafts.requestId, request.id));
  else if (typeof contained === 'number') throw await outdated(api, tx, stored);
  else await handOverDraft(tx, request, api.clock());
}

/** The draft of a visit, for its inspector; null without one. */
export async function loadDraft(api: AppContext, requestId: string): Promise<VisitDraftView | null> {
  const stored = await readDraft(api.db, requestId);
  return stored ? toDraftView(api, api.db, stored) : null;
}

async function toDraftView(
  api: AppContext,
  db: Queryable,
  { content: { device, number, answers: given, photos }, fileIds, updatedAt }: VisitDraftRow,
): Promise<VisitDraftView> {
  const links = await linksOf(api, db, fileIds);
  return {
    number,
    device,
    heardAt: updatedAt,
    answers: given.map((answer) => ({ ...answer, changedAt: new Date(answer.changedAt) })),
    photos: photos.map(({ name, fileId }) => {
      const file = (fileId && links.get(fileId)) || null;
      return { name, file, thumbnailUrl: file?.type.startsWith('image/') ? toThumbnailUrl(file) : null };
    }),
  };
}
