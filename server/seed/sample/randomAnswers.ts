import type { Score } from '#domain/forms/answer';
import { isScored, isScoredByInspector } from '#domain/forms/asked';
import { type FormQuestion, type InspectionForm, questionsOf } from '#domain/forms/inspectionForm';
import { answerKind } from '#domain/forms/kinds/index';
import { settleAnswers } from '#domain/forms/settleAnswers';
import { isConditional, shownQuestions } from '#domain/forms/shownQuestions';
import type { Language } from 'sijil/base/i18n/localized';
import { findingTexts, notApplicableNotes } from './findings/findingTexts';
import { readingNote, sampleContent, sampleNotes } from './sampleContent';
import { type SeededRandom, seededRandom } from './seededRandom';

/** An answer without its photos: `photos` is the number of pictures to attach. */
export interface PlannedAnswer {
  readonly questionKey: string;
  readonly score: Score | null;
  readonly reading?: number;
  readonly entries?: readonly string[];
  readonly note?: string;
  readonly photos: number;
}

interface RandomOptions {
  /** Number of questions that score 0 or 1; by default up to one in seven. */
  readonly fail?: number;
  readonly language?: Language;
  /** Day of the visit, `YYYY-MM-DD`. */
  readonly visitOn: string;
}

interface Visit {
  readonly form: InspectionForm;
  readonly random: SeededRandom;
  readonly language: Language;
  readonly visitOn: string;
}

const notApplicableShare = 0.04;
const commonFailShare = 1 / 7;

/**
 * Fills in a form as an inspector might on an ordinary day: readings within or outside the bounds according to the score,
 * with a photo and a note for each failure. The same seed always gives the same answers, and once their photos are attached
 * they pass `checkAnswers`.
 */
export function randomAnswers(
  form: InspectionForm,
  seed: string | number,
  { fail, language = 'ar', visitOn }: RandomOptions,
): PlannedAnswer[] {
  const random = seededRandom(seed);
  const visit = { form, random, language, visitOn };
  const questions = questionsOf(form);
  const failures = fail ?? Math.floor(random.next() * questions.length * commonFailShare);
  const failed = new Set(random.shuffle(faultyKeys(form)).slice(0, failures));
  const planned = questions.map((question) => {
    if (failed.has(question.key)) return faulty(question, visit);
    const skipped = question.allowNotApplicable && random.next() < notApplicableShare;
    return skipped ? notApplicable(question, visit) : compliant(question, visit);
  });
  return withoutHidden(form, planned, visitOn);
}

/** Questions that can fail in every visit, since they depend on no condition. */
function faultyKeys(form: InspectionForm): string[] {
  return form.categories.flatMap((category) =>
    category.questions
      .filter((question) => isScored(question) && !isConditional(category, question))
      .map(({ key }) => key),
  );
}

/** Answers of the questions that apply, with the scores that follow. */
function withoutHidden(
  form: InspectionForm,
  planned: readonly PlannedAnswer[],
  visitOn: string,
): PlannedAnswer[] {
  const settled = settleAnswers(
    form,
    planned.map(({ photos, ...answer }) => ({
      ...answer,
      fileIds: Array.from({ length: photos }, () => ''),
    })),
    visitOn,
  );
  const scores = new Map(settled.map(({ questionKey, score }) => [questionKey, score]));
  const shown = new Set(shownQuestions(form, settled).map(({ key }) => key));
  return planned
    .filter(({ questionKey }) => shown.has(questionKey))
    .map((answer) => ({ ...answer, score: scores.get(answer.questionKey) ?? null }));
}

function faulty(question: FormQuestion, { random, ...visit }: Visit): PlannedAnswer {
  const score = random.next() < 0.4 ? 0 : 1;
  const photos = Math.max(1, photosAsked(question));
  const answer = { questionKey: question.key, score, photos } as const;
  const { form, language } = visit;
  const usual = random.pick(sampleNotes[score]);
  const text = findingTexts(form)[question.key];
  const own = score === 0 ? text?.none : text?.partly;
  if (answerKind(question.kind).input === null) return { ...answer, note: (own ?? usual)[language] };
  const content = sampleContent({ question, score, random, ...visit });
  const { reading } = content;
  const note = reading === undefined ? (own ?? usual) : readingNote(question, reading);
  return { ...answer, ...content, note: note[language] };
}

function compliant(question: FormQuestion, { random, ...visit }: Visit): PlannedAnswer {
  const noted = question.requiresNote || random.next() < 0.06;
  return {
    questionKey: question.key,
    score: isScoredByInspector(question) ? 2 : null,
    photos: photosAsked(question),
    ...sampleContent({ question, score: 2, random, ...visit }),
    ...(noted && { note: random.pick(sampleNotes[2])[visit.language] }),
  };
}

function notApplicable({ key }: FormQuestion, { form, language }: Visit): PlannedAnswer {
  return { questionKey: key, score: null, photos: 0, note: notApplicableNotes[form.subject][language] };
}

/** Number of photos for a question; a required document is photographed too and counts as a second picture. */
function photosAsked({ kind, requiresImage, requiresFile }: FormQuestion): number {
  const isPicture = answerKind(kind).pictureMissing !== undefined;
  return Number(requiresImage || isPicture) + Number(requiresFile);
}
