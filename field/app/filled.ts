/** What is filled in of a visit's form and what is missing, by the portal's own rules. */
import { riyadhDate } from 'sijil/base/time/riyadhTime';
import type { Localized } from 'sijil/base/i18n/localized';
import type { Answer } from '#domain/forms/answer';
import { isScoredByInspector } from '#domain/forms/asked';
import { type AnswerProblem, checkAnswers } from '#domain/forms/checkAnswers';
import type { FormCategory, FormQuestion, InspectionForm } from '#domain/forms/inspectionForm';
import { answerKind } from '#domain/forms/kinds/index';
import { type SentAnswer, settleAnswers } from '#domain/forms/settleAnswers';
import { shownQuestions } from '#domain/forms/shownQuestions';
import { scoreParts } from '#domain/scoring/scoreRequest';
import type { Assignment } from '../sync/fieldApi';
import type { VisitOnPhone } from './store/fieldStore';
import type { StoredAnswer } from './store/records';

/** The visited branch, or one vehicle of a fleet, with its filled form. */
export interface FilledPart {
  /** Id of the vehicle; empty for a branch. */
  readonly part: string;
  /** Number and type of the vehicle; null for a branch. */
  readonly title: Localized | null;
  readonly form: InspectionForm;
  readonly stored: ReadonlyMap<string, StoredAnswer>;
  readonly answers: readonly Answer[];
  /** Questions that are asked with these answers. */
  readonly shown: readonly FormQuestion[];
  readonly problems: readonly AnswerProblem[];
}

export function filledParts({ assignment, work, answers, photos }: VisitOnPhone): readonly FilledPart[] {
  const visitOn = riyadhDate(new Date(work?.start.at ?? assignment.visitAt ?? 0));
  const types = new Map(photos.map(({ sha256, type }) => [sha256, type]));
  const kindOf = (file: string) => {
    const type = types.get(file);
    return type === undefined ? undefined : type === 'application/pdf' ? 'document' : 'image';
  };
  return partsOf(assignment).map(({ part, title, form }) => {
    const own = answers.filter((one) => one.part === part);
    const settled = settleAnswers(form, own.map(toSent), visitOn);
    const shown = shownQuestions(form, settled);
    const asked = new Set(shown.map(({ key }) => key));
    // An answer that another answer now hides stays on the phone, and is not sent.
    const given = settled.filter(({ questionKey }) => asked.has(questionKey));
    return {
      part,
      title,
      form,
      shown,
      answers: given,
      stored: new Map(own.map((one) => [one.questionKey, one])),
      problems: checkAnswers(form, given, kindOf),
    };
  });
}

function partsOf({ vehicles, form }: Assignment) {
  if (vehicles.length === 0) return [{ part: '', title: null, form: form as InspectionForm }];
  return vehicles.map((one) => ({
    part: one.id,
    title: { ar: `${one.number} · ${one.type.ar}`, en: `${one.number} · ${one.type.en}` },
    form: (one.form ?? form) as InspectionForm,
  }));
}

const toSent = ({
  questionKey,
  score,
  reading,
  entries,
  note,
  files,
  mendedFiles,
}: StoredAnswer): SentAnswer => ({
  questionKey,
  score,
  ...(reading !== undefined && { reading }),
  ...(entries && { entries }),
  ...(note !== undefined && { note }),
  fileIds: files,
  ...(mendedFiles && { mendedFileIds: mendedFiles }),
});

/** Place of a question in a visit. */
export interface QuestionPlace {
  readonly part: string;
  readonly question: string;
}

/** The first question that still needs something, after the given one if there is one; null when the form is complete. */
export function nextMissing(parts: readonly FilledPart[], after?: QuestionPlace): QuestionPlace | null {
  const all = questionPlaces(parts);
  const missing = new Set(
    parts.flatMap(({ part, problems }) => problems.map(({ questionKey }) => `${part}/${questionKey}`)),
  );
  const at = after ? indexOf(all, after) : -1;
  const inTurn = [...all.slice(at + 1), ...all.slice(0, at + 1)];
  return inTurn.find(({ part, question }) => missing.has(`${part}/${question}`)) ?? null;
}

/** The question that was answered last, on any phone. */
export function lastAnswered(answers: readonly StoredAnswer[]): QuestionPlace | undefined {
  const timeOf = ({ from, changedAt }: StoredAnswer) => Date.parse(from?.at ?? changedAt);
  const last = answers.toSorted((a, b) => timeOf(b) - timeOf(a))[0];
  return last && { part: last.part, question: last.questionKey };
}

/** The question before the given one; null at the first. */
export function questionBefore(parts: readonly FilledPart[], at: QuestionPlace): QuestionPlace | null {
  const all = questionPlaces(parts);
  return all[indexOf(all, at) - 1] ?? null;
}

const questionPlaces = (parts: readonly FilledPart[]): readonly QuestionPlace[] =>
  parts.flatMap(({ part, shown }) => shown.map(({ key }) => ({ part, question: key })));

const indexOf = (places: readonly QuestionPlace[], { part, question }: QuestionPlace) =>
  places.findIndex((one) => one.part === part && one.question === question);

/** True if an answer still needs the picture or the document that its question asks for. */
export function wantsPhoto(question: FormQuestion, { files }: Pick<StoredAnswer, 'files'>): boolean {
  const { pictureMissing } = answerKind(question.kind);
  const asked = [question.requiresImage || pictureMissing !== undefined, question.requiresFile];
  return files.length < asked.filter(Boolean).length;
}

/** True for an answer whose finding was not described yet, or which lacks the note that its question asks for. */
export function wantsNote(question: FormQuestion, { noted, note, score }: StoredAnswer): boolean {
  if (question.requiresNote && !note?.trim()) return true;
  return isScoredByInspector(question) && (score === 0 || score === 1) && !noted;
}

/** Score of the form as the portal will count it; null until something scored is answered. */
export function scoreOfParts(form: InspectionForm, parts: readonly FilledPart[]) {
  return scoreParts(
    form,
    parts.map(({ part, answers }) => ({ vehicleId: part || null, answers, acceptedKeys: [] })),
  );
}

export function categoryOf(form: InspectionForm, question: string): FormCategory | undefined {
  return form.categories.find(({ questions }) => questions.some(({ key }) => key === question));
}
