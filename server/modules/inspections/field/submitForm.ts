import { and, count, eq, sql } from 'drizzle-orm';
import type { FormReceipt } from '#domain/api/fieldViews';
import type { submitFormBody } from '#domain/requests/answerBodies';
import { endedAt } from '#domain/scheduling/deadlines';
import type { Language } from 'sijil/base/i18n/localized';
import type { ShapeValues } from 'sijil/schema/shape';
import type { Queryable, Transaction } from 'sijil/server/db/connect';
import type { Actor, AppContext } from 'sijil/server/http/appContext';
import { ApiError } from 'sijil/server/http/apiError';
import { formSubmissions } from '../../../db/schema/evidence';
import { performTransition } from '../../../workflow/performTransition';
import { findRequest } from '../../requests/findRequest';
import { assertFormAnswers, type GivenAnswer, toGivenParts } from '../answers/givenAnswers';
import { answers } from '../../../db/schema/requests';
import type { RequestRow } from '../../../workflow/effect';
import { formToFill, loadForm, loadVehicles, visitDay } from '../../filledForms/loadFilledForm';
import { settleAnswers } from '#domain/forms/settleAnswers';
import { digestOfAnswers } from '../answers/digestOfAnswers';
import { attachFiles, filesOfAnswer } from '../answers/attachFiles';
import { carryAnswers } from '../../reinspection/earlierVisit';
import { endDraft } from './drafts';
import { leftoverFiles } from './leftovers';
import { shelveEvidence } from '../../gallery/shelveEvidence';

/** Receipt of a visit's form with the numbers of its answers and files, counted in the database. */
export async function loadReceipt(
  db: Queryable,
  { id, number, status, version, endedAt: ended, submittedAt, score, grade }: RequestRow,
): Promise<FormReceipt> {
  const [row] = await db
    .select({
      answers: count(),
      files: sql<number>`coalesce(sum(cardinality(${answers.fileIds}) + cardinality(${answers.mendedFileIds})), 0)::int`,
    })
    .from(answers)
    .where(eq(answers.requestId, id));
  const { answers: given = 0, files = 0 } = row ?? {};
  return { number, status, version, endedAt: ended, submittedAt, answers: given, files, score, grade };
}

interface Submission {
  readonly actor: Actor;
  readonly language: Language;
  readonly requestId: string;
  /** The app's idempotency key of this attempt; undefined without one. */
  readonly key: string | undefined;
  readonly body: ShapeValues<typeof submitFormBody>;
}

/**
 * Stores a filled form once, however often it is sent. A repeated key always receives its first receipt, even after the form
 * was returned: a repetition is not a new form. Without a key, the same answers receive the same receipt while they are
 * current.
 * @throws ApiError idempotency_mismatch, validation_failed, or what performTransition refuses
 */
export async function submitForm(
  api: AppContext,
  { actor, language, requestId, key, body }: Submission,
): Promise<FormReceipt> {
  const request = await findRequest(api.db, actor, requestId);
  const digest = digestOfAnswers(body.answers);
  const before = await repeated(api.db, requestId, key, digest);
  if (before) return before;
  if (key === undefined && request.submissionDigest === digest) return loadReceipt(api.db, request);
  try {
    return await api.db.transaction(async (tx) => {
      const moved = await performTransition(
        api,
        {
          requestId,
          actor,
          name: 'submitForm',
          version: body.version,
          action: async (inner, row, addDetail) => {
            await submitAnswers(inner, row, {
              actor,
              language,
              given: body.answers,
            });
            await endDraft(api, inner, row, body.draftNumber);
            const now = api.clock();
            const ended = endedAt(body.endedAt ? new Date(body.endedAt) : null, row.startedAt, now);
            if (ended) addDetail({ ended: { at: ended.toISOString(), heardAt: now.toISOString() } });
            return {
              ...(ended && { endedAt: ended }),
              submittedAt: now,
              submissionDigest: digest,
            };
          },
        },
        tx,
      );
      const receipt = await loadReceipt(tx, moved);
      if (key !== undefined) {
        const stored = {
          ...receipt,
          endedAt: receipt.endedAt?.toISOString() ?? null,
          submittedAt: receipt.submittedAt?.toISOString() ?? null,
        };
        await tx
          .insert(formSubmissions)
          .values({ requestId, key, digest, receipt: stored, createdAt: api.clock() });
      }
      return receipt;
    });
  } catch (error) {
    // The second of two simultaneous submissions waited for the first and gets the same receipt.
    const first = error instanceof ApiError ? await repeated(api.db, requestId, key, digest) : null;
    if (first) return first;
    throw error;
  }
}

/** Receipts of earlier releases have no `endedAt`. */
const toDate = (moment: string | null | undefined): Date | null => (moment ? new Date(moment) : null);

async function repeated(
  db: Queryable,
  requestId: string,
  key: string | undefined,
  digest: string,
): Promise<FormReceipt | null> {
  if (key === undefined) return null;
  const [row] = await db
    .select()
    .from(formSubmissions)
    .where(and(eq(formSubmissions.requestId, requestId), eq(formSubmissions.key, key)));
  if (!row) return null;
  if (row.digest !== digest) throw new ApiError('idempotency_mismatch');
  const { submittedAt, endedAt: ended } = row.receipt;
  return { ...row.receipt, submittedAt: toDate(submittedAt), endedAt: toDate(ended) };
}

interface GivenAnswers {
  readonly actor: Actor;
  readonly language: Language;
  readonly given: readonly GivenAnswer[];
}

/**
 * Stores a filled form, in place of one that was returned.
 * @throws ApiError validation_failed with each problem at its question.
 */
async function submitAnswers(
  tx: Transaction,
  request: RequestRow,
  { actor, language, given }: GivenAnswers,
): Promise<void> {
  const form = await loadForm(tx, request);
  const vehicles = await loadVehicles(tx, request.id);
  const parts = toGivenParts(
    given,
    vehicles.map(({ id }) => id),
    language,
  ).map(({ vehicleId, answers: sent }) => ({
    vehicleId,
    answers: settleAnswers(form, sent, visitDay(request)),
  }));
  const former = await tx
    .delete(answers)
    .where(eq(answers.requestId, request.id))
    .returning({ fileIds: answers.fileIds, mendedFileIds: answers.mendedFileIds });
  const kindOf = await attachFiles(tx, actor.userId, given.flatMap(filesOfAnswer), [
    ...former.flatMap(filesOfAnswer),
    ...(await leftoverFiles(tx, request.id)),
  ]);
  assertFormAnswers((vehicleId) => formToFill(form, request, vehicleId), parts, kindOf, language);
  const rows = parts.flatMap(({ vehicleId, answers: ofPart }) =>
    ofPart.map(({ questionKey, score, reading, entries, note, fileIds, mendedFileIds = [], mendedNote }) => ({
      requestId: request.id,
      vehicleId,
      questionKey,
      score,
      reading: reading ?? null,
      entries: [...(entries ?? [])],
      note: note ?? null,
      fileIds: [...fileIds],
      mendedFileIds: [...mendedFileIds],
      mendedNote: mendedNote ?? null,
    })),
  );
  await tx.insert(answers).values([...rows, ...(await carryAnswers(tx, request))]);
  await shelveEvidence(tx, request.id);
}
