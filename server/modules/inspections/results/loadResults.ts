import { userName } from 'sijil/server/db/names';
import type { z } from 'zod';
import type { FileLink } from 'sijil/contract/parts';
import type { resultsView } from '#domain/api/requestViews';
import type { FormCategory, FormQuestion } from '#domain/forms/inspectionForm';
import { gradeReason } from '#domain/scoring/grades';
import type { CategoryScore } from '#domain/scoring/scoreForm';
import type { AppContext } from 'sijil/server/http/appContext';
import type { RequestRow } from '../../../workflow/effect';
import { linksOf } from 'sijil/server/files/fileLinks';
import type { AnswerRow } from '../../filledForms/loadFilledForm';
import { isFinding } from '#domain/forms/settleAnswers';
import { filesOfAnswer } from '../answers/attachFiles';
import { sayAnswer } from '#domain/forms/asked';
import { toAskedView } from '#domain/api/askedView';
import { askedQuestions } from '#domain/forms/shownQuestions';
import { loadPhotoDoubts, noDoubts, type PhotoDoubts } from './loadPhotoDoubts';
import { loadScoredForm } from '../../filledForms/loadScoredForm';
import { asc, eq } from 'drizzle-orm';
import type { Queryable } from 'sijil/server/db/connect';
import { answerChanges } from '../../../db/schema/requests';
import { users } from '../../../db/schema/users';

export type Results = z.output<typeof resultsView>;
export type ResultsPart = Results['parts'][number];
type CategoryResults = ResultsPart['categories'][number];

interface Options {
  /** True to include the changes of answers with old value, author and reason: for staff, not for clients. */
  readonly audit: boolean;
}

/** The filled form for display. @throws ApiError not_found before it was submitted. */
export async function loadResults(
  api: AppContext,
  request: RequestRow,
  { audit }: Options,
): Promise<Results> {
  const scoredForm = await loadScoredForm(api.db, request);
  const { form, parts, score, atVisit, correctedAt, correctedKeysOf, withdrawnKeysOf } = scoredForm;
  const changes = audit ? await loadAnswerChanges(api.db, request.id) : [];
  const links = await linksOf(
    api,
    api.db,
    parts.flatMap(({ rows }) => rows.flatMap(filesOfAnswer)),
  );
  const doubts = audit
    ? await loadPhotoDoubts(
        api.db,
        request,
        parts.flatMap(({ rows }) => rows),
      )
    : noDoubts;
  return {
    total: request.score,
    grade: request.grade,
    gradeReason: gradeReason(request.score, request.failedCritical),
    atVisit: { total: atVisit.total, grade: atVisit.grade, on: request.startedAt ?? request.visitAt },
    correctedAt,
    revoked: request.certificateRevokedAt !== null,
    passingScore: form.passingScore,
    parts: parts.map(({ vehicle, rows }, index) => {
      const vehicleId = vehicle?.id ?? null;
      const [now, then] = [score.parts[index]?.score, atVisit.parts[index]?.score];
      const correctedKeys = new Set(correctedKeysOf(vehicleId));
      const withdrawn = new Set(withdrawnKeysOf(vehicleId));
      const ofPart = changes.filter((change) => change.vehicleId === vehicleId);
      return {
        vehicle,
        score: now?.total ?? null,
        scoreAtVisit: then?.total ?? null,
        categories: form.categories
          .map((category, place) =>
            toCategory(
              category,
              { now: now?.categories[place], then: then?.categories[place] },
              { rows, links, doubts, correctedKeys, withdrawn, audit, changes: ofPart },
            ),
          )
          .filter(({ questions }) => questions.length > 0),
      };
    }),
  };
}

interface PartSources {
  readonly rows: readonly AnswerRow[];
  readonly links: ReadonlyMap<string, FileLink>;
  /** By the id of the photo. */
  readonly doubts: PhotoDoubts;
  readonly correctedKeys: ReadonlySet<string>;
  readonly withdrawn: ReadonlySet<string>;
  readonly audit: boolean;
  readonly changes: readonly AnswerChange[];
}

function toCategory(
  category: FormCategory,
  scored: { readonly now: CategoryScore | undefined; readonly then: CategoryScore | undefined },
  sources: PartSources,
): CategoryResults {
  const answered = new Map(sources.rows.map((row) => [row.questionKey, row]));
  const { key, title, weight } = category;
  return {
    key,
    title,
    weight,
    score: scored.now?.score ?? null,
    scoreAtVisit: scored.then?.score ?? null,
    questions: askedQuestions(category, answered).map((question) =>
      toQuestion(question, answered.get(question.key), sources),
    ),
  };
}

function toQuestion(
  question: FormQuestion,
  row: AnswerRow | undefined,
  { links, doubts, correctedKeys, withdrawn, audit, changes }: PartSources,
): CategoryResults['questions'][number] {
  const { key, text, severity, weight, allowNotApplicable } = question;
  const changed = audit && Boolean(row?.changedById);
  return {
    key,
    text,
    severity,
    weight,
    asked: toAskedView(question),
    allowNotApplicable,
    score: row?.score ?? null,
    mended: correctedKeys.has(key),
    withdrawn: withdrawn.has(key),
    reading: row?.reading ?? null,
    entries: row?.entries ?? [],
    note: row?.note ?? null,
    supervisorNote: row?.supervisorNote ?? null,
    inspectorScore: (changed ? row?.inspectorScore : row?.score) ?? null,
    inspectorSaid: row ? sayAnswer(question, changed ? inspectorContent(row) : row) : null,
    changed,
    changes: changes.filter(({ questionKey }) => questionKey === key).map(({ toEntry }) => toEntry(question)),
    evidence: (row?.fileIds ?? []).flatMap((id) => links.get(id) ?? []),
    onSite:
      row && isMended(row)
        ? { note: row.mendedNote, files: row.mendedFileIds.flatMap((id) => links.get(id) ?? []) }
        : null,
    photoDoubts: [...new Set((row?.fileIds ?? []).flatMap((id) => doubts.get(id) ?? []))],
  };
}

/** True for a finding that was corrected during the visit; not for an answer that a supervisor rated compliant since. */
const isMended = ({ score, mendedFileIds }: AnswerRow) => isFinding(score) && mendedFileIds.length > 0;

/** The inspector's answer, if a supervisor changed it. */
const inspectorContent = ({ inspectorReading, inspectorEntries, entries }: AnswerRow) => ({
  reading: inspectorReading,
  entries: inspectorEntries ?? entries,
});

/** All changes of submitted answers by question, oldest first. */
async function loadAnswerChanges(db: Queryable, requestId: string) {
  const rows = await db
    .select({ change: answerChanges, by: userName })
    .from(answerChanges)
    .leftJoin(users, eq(users.id, answerChanges.changedById))
    .where(eq(answerChanges.requestId, requestId))
    .orderBy(asc(answerChanges.position));
  return rows.map(({ change, by }) => ({
    vehicleId: change.vehicleId,
    questionKey: change.questionKey,
    toEntry: (question: FormQuestion) => ({
      by,
      at: change.at,
      score: { from: change.scoreBefore, to: change.scoreAfter },
      said: {
        from: sayAnswer(question, { reading: change.readingBefore, entries: change.entriesBefore }),
        to: sayAnswer(question, { reading: change.readingAfter, entries: change.entriesAfter }),
      },
      reason: change.reason,
    }),
  }));
}

type AnswerChange = Awaited<ReturnType<typeof loadAnswerChanges>>[number];
