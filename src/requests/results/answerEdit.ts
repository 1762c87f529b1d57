import { createContext } from 'react';
import type { OutcomeView, ResultsView } from '#domain/api/requestViews';
import { sayAnswer } from '#domain/forms/asked';
import type { ReviewedAnswer } from '#domain/forms/reviewTriage';
import { scoreOf } from '#domain/forms/settleAnswers';
import { riyadhDate } from 'sijil/base/time/riyadhTime';

export type Part = ResultsView['parts'][number];
export type Category = Part['categories'][number];
export type Question = Category['questions'][number];

/** Change to one answer, of one vehicle where the request is about vehicles. */
export interface AnswerEdit {
  readonly vehicleId: string | null;
  readonly questionKey: string;
  /** Null means «not applicable». */
  readonly score?: Question['score'];
  /** Null and no entries remove the answer: the question does not apply. */
  readonly reading?: number | null;
  readonly entries?: readonly string[];
  /** Note of the supervisor, in addition to the inspector's own. */
  readonly note?: string;
  /** Reason for another answer; required with it. */
  readonly reason?: string;
}

/** Unsaved change, as its row shows it. */
export interface Draft {
  readonly reason: string;
  /** True when the answer differs from the saved one, which requires a reason. */
  readonly rescored: boolean;
  /** Error that prevented saving it. */
  readonly problem: string;
}

/** The inspector's answer, as the rules of a review read it: a change of the supervisor's moves no question to another place. */
export const inspectorsAnswer = (question: Question): ReviewedAnswer => ({
  ...question,
  score: question.changed ? question.inspectorScore : question.score,
  said: question.changed ? question.inspectorSaid : sayAnswer(question.asked, question),
  photos: question.evidence.filter(({ type }) => type.startsWith('image/')).length,
});

/** Key of an answer within a request. */
export function answerKey(vehicleId: string | null, questionKey: string): string {
  return `${vehicleId ?? ''}:${questionKey}`;
}

/** Returns the results with the changes; scores of categories stay until the API has computed them again. */
export function withEdits(results: ResultsView, edits: ReadonlyMap<string, AnswerEdit>): ResultsView {
  if (edits.size === 0) return results;
  const visitOn = results.atVisit.on ? riyadhDate(new Date(results.atVisit.on)) : '';
  return {
    ...results,
    parts: results.parts.map((part) => ({
      ...part,
      categories: part.categories.map((category) => ({
        ...category,
        questions: category.questions.map((question) =>
          withEdit(question, edits.get(answerKey(part.vehicle?.id ?? null, question.key)), visitOn),
        ),
      })),
    })),
  };
}

/** Returns the results with the score, the grade and the scores of the categories as they would be sent now. */
export function withOutcome(results: ResultsView, outcome: OutcomeView | undefined): ResultsView {
  if (!outcome) return results;
  const { score: total, grade, gradeReason } = outcome;
  return {
    ...results,
    total,
    grade,
    gradeReason,
    parts: results.parts.map((part) => {
      const scored = outcome.parts.find(({ vehicleId }) => vehicleId === (part.vehicle?.id ?? null));
      const scoreOfCategory = new Map(scored?.categories.map(({ key, score }) => [key, score]));
      return {
        ...part,
        score: scored ? scored.score : part.score,
        categories: part.categories.map((category) => ({
          ...category,
          score: scoreOfCategory.get(category.key) ?? category.score,
        })),
      };
    }),
  };
}

function withEdit(question: Question, edit: AnswerEdit | undefined, visitOn: string): Question {
  if (!edit) return question;
  const { score: given = question.score, reading = question.reading, note = question.supervisorNote } = edit;
  const entries = [...(edit.entries ?? question.entries)];
  const fileIds = question.evidence.map(({ id }) => id);
  const score = scoreOf(question.asked, { score: given, reading, entries, fileIds }, visitOn) ?? null;
  return { ...question, score, reading, entries, supervisorNote: note, changed: true };
}

/** State of the review that a form's rows read; null where the form is only shown. */
export interface ReviewBench {
  /** Current row, by `answerKey`. */
  readonly current: string | null;
  /** Number of each question in the form, from 1. */
  readonly numberOf: (answer: string) => number;
  readonly isReviewed: (answer: string) => boolean;
  /** Accepts several answers of the inspector at once. */
  readonly accept: (answers: readonly string[]) => void;
  /** Takes that back. */
  readonly reopen: (answers: readonly string[]) => void;
  /** Selects a question below 2 if the current one is not, because only such questions are shown from now on. */
  readonly seekBelow: () => void;
}

export const ReviewBenchContext = createContext<ReviewBench | null>(null);
