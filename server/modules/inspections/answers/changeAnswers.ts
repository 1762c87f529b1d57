import type { Answer } from '#domain/forms/answer';
import { applyChanges, isConditional, shownQuestions } from '#domain/forms/shownQuestions';
import { type InspectionForm, questionsOf } from '#domain/forms/inspectionForm';
import { settleAnswers } from '#domain/forms/settleAnswers';
import type { Language } from 'sijil/base/i18n/localized';
import type { FieldErrors } from 'sijil/schema/validate';
import type { Transaction } from 'sijil/server/db/connect';
import type { Actor } from 'sijil/server/http/appContext';
import { ApiError } from 'sijil/server/http/apiError';
import type { AddDetail } from '../../../workflow/performTransition';
import type { RequestRow } from '../../../workflow/effect';
import {
  type AnswerRow,
  type FormPart,
  loadFilledForm,
  textOf,
  visitDay,
} from '../../filledForms/loadFilledForm';
import { shelveEvidence } from '../../gallery/shelveEvidence';
import { inspectionTexts, questionBroughtIn } from '../inspectionTexts';
import {
  type AnswerEdit,
  answerField,
  assertFormAnswers,
  type GivenAnswer,
  type GivenChange,
  storeAnswer,
  toGivenParts,
} from './givenAnswers';
import { attachFiles } from './attachFiles';
import { sayAnswer } from '#domain/forms/asked';
import type { HistoryDetail } from '#domain/workflow/historyDetail';

/** Change of an answer as an entry of the request's history. */
function detailOf(
  form: InspectionForm,
  { before, score, reading, entries, given: { reason } }: AnswerEdit,
  plateOf: ReadonlyMap<string | null, string | null>,
): NonNullable<HistoryDetail['answers']>[number] {
  const question = questionsOf(form).find(({ key }) => key === before.questionKey);
  const [from, to] = [before, { reading, entries }].map((content) =>
    question ? sayAnswer(question, content) : null,
  );
  return {
    question: textOf(form, before.questionKey),
    vehicle: plateOf.get(before.vehicleId) ?? null,
    ...(score !== before.score && { score: { from: before.score, to: score } }),
    ...(from?.en !== to?.en && { said: { from: from ?? null, to: to ?? null } }),
    reason: reason ?? null,
  };
}

interface Change {
  readonly actor: Actor;
  readonly language: Language;
  readonly given: readonly GivenChange[];
  readonly now: Date;
  readonly addDetail: AddDetail;
}

/**
 * Changes the inspector's answers for a supervisor. Answers without a change stay; the entire form must be valid afterwards.
 * A question that no longer applies loses its answer; one that now applies is answered in the same call. The inspector's
 * answer is stored next to the supervisor's, and every other score, reading or entry is stored with its author, time and
 * reason.
 * @throws ApiError validation_failed, as `assertFormAnswers` does, and for an answer changed without a reason.
 */
export async function changeAnswers(
  tx: Transaction,
  request: RequestRow,
  { actor, language, given, now, addDetail }: Change,
): Promise<void> {
  const { form, parts } = await loadFilledForm(tx, request);
  const rows = parts.flatMap((part) => part.rows);
  const changes = given.map((change) => merge(rows, change));
  const vehicleIds = parts.flatMap(({ vehicle }) => vehicle?.id ?? []);
  const sent = toGivenParts(changes, vehicleIds, language);
  const attached = rows.flatMap(({ fileIds }) => fileIds);
  const fileIds = changes.flatMap((change) => change.fileIds ?? []);
  const kindOf = await attachFiles(tx, actor.userId, [...attached, ...fileIds], attached);
  const reviewed = parts.map((part, index) => {
    const changed = settleAnswers(form, sent[index]?.answers ?? [], visitDay(request));
    // An answer removed by an earlier change is not restored with its question.
    const { answers: previous } = applyChanges(form, part.answers, []);
    return { part, changed, ...applyChanges(form, previous, changed) };
  });
  const edits = reviewed.flatMap(({ part, changed, hidden }) => {
    const own = changed.flatMap((answer) => toEdit(request.id, part, answer, given) ?? []);
    return [...own, ...hidden.flatMap((key) => toHiding(part, key, own) ?? [])];
  });
  assertReasons(edits, language);
  for (const { part, answers } of reviewed)
    assertNothingBroughtIn(form, request, { part, answers }, language);
  const byVehicle = new Map(reviewed.map((one) => [one.part.vehicle?.id ?? null, one]));
  assertFormAnswers(
    (vehicleId) => askedForm(form, request, byVehicle.get(vehicleId)?.answers ?? []),
    reviewed.map(({ part, answers }) => ({ vehicleId: part.vehicle?.id ?? null, answers })),
    kindOf,
    language,
  );
  for (const edit of edits) await storeAnswer(tx, edit, { supervisorId: actor.userId, now });
  await shelveEvidence(tx, request.id);
  const plateOf = new Map(parts.map(({ vehicle }) => [vehicle?.id ?? null, vehicle?.name ?? null]));
  addDetail({ answers: edits.map((edit) => detailOf(form, edit, plateOf)) });
}

function rowOf(
  rows: readonly AnswerRow[],
  { vehicleId, questionKey }: Pick<GivenAnswer, 'vehicleId' | 'questionKey'>,
): AnswerRow | undefined {
  return rows.find((row) => row.vehicleId === (vehicleId ?? null) && row.questionKey === questionKey);
}

/** Answer after the change; a required note may be the supervisor's or the inspector's. */
function merge(rows: readonly AnswerRow[], change: GivenChange): GivenAnswer {
  const row = rowOf(rows, change);
  const { vehicleId, questionKey, score = row?.score, reading = row?.reading } = change;
  const { entries = row?.entries, fileIds = row?.fileIds } = change;
  const note = change.note || row?.supervisorNote || row?.note;
  return { vehicleId, questionKey, score, reading, entries, note, fileIds };
}

function toEdit(
  requestId: string,
  { vehicle, rows }: FormPart,
  answer: Answer,
  given: readonly GivenChange[],
): AnswerEdit | null {
  const { questionKey, score, reading = null, entries = [] } = answer;
  const vehicleId = vehicle?.id ?? null;
  const change = given.find(
    (one) => (one.vehicleId ?? null) === vehicleId && one.questionKey === questionKey,
  );
  if (!change) return null;
  const row = rowOf(rows, { vehicleId, questionKey });
  const before = row ?? {
    requestId,
    vehicleId,
    questionKey,
    score: null,
    reading: null,
    entries: [],
    changedById: null,
  };
  const differs =
    score !== before.score || reading !== before.reading || entries.join('\n') !== before.entries.join('\n');
  return { before, given: change, score, reading, entries, isNew: !row, rescored: differs || !row };
}

/** Removes the answer of a question that no longer applies, with the reason of the change. */
function toHiding({ rows }: FormPart, questionKey: string, own: readonly AnswerEdit[]): AnswerEdit | null {
  const before = rows.find((row) => row.questionKey === questionKey);
  if (!before || (before.score === null && before.reading === null && before.entries.length === 0))
    return null;
  const reason = own.find(({ rescored }) => rescored)?.given.reason;
  return { before, given: { reason }, score: null, reading: null, entries: [], isNew: false, rescored: true };
}

function assertReasons(edits: readonly AnswerEdit[], language: Language): void {
  const errors: FieldErrors = {};
  for (const { before, rescored, given } of edits) {
    if (rescored && !given.reason?.trim())
      errors[answerField(before.vehicleId, before.questionKey)] = [
        inspectionTexts.changeReasonMissing[language],
      ];
  }
  if (Object.keys(errors).length > 0) throw new ApiError('validation_failed', {}, errors);
}

/** Refuses changes after which an unanswered question applies: only the inspector has seen the place. */
function assertNothingBroughtIn(
  form: InspectionForm,
  request: RequestRow,
  { part, answers }: { readonly part: FormPart; readonly answers: readonly Answer[] },
  language: Language,
): void {
  const answered = new Set(answers.map(({ questionKey }) => questionKey));
  const asked = shownQuestions(askedForm(form, request, answers), answers);
  const missing = asked.filter(({ key }) => !answered.has(key));
  if (missing.length === 0) return;
  const vehicleId = part.vehicle?.id ?? null;
  throw new ApiError(
    'validation_failed',
    {},
    Object.fromEntries(
      missing.map(({ key, text }) => [answerField(vehicleId, key), [questionBroughtIn(text)[language]]]),
    ),
  );
}

/** Form for validation: a re-inspection asks only failed items, so questions that its answers would add do not apply. */
function askedForm(
  form: InspectionForm,
  { reinspectedItems }: RequestRow,
  answers: readonly Answer[],
): InspectionForm {
  if (!reinspectedItems) return form;
  const answered = new Set(answers.map(({ questionKey }) => questionKey));
  const categories = form.categories.map((category) => ({
    ...category,
    questions: category.questions.filter(
      (question) => !isConditional(category, question) || answered.has(question.key),
    ),
  }));
  return { ...form, categories };
}
