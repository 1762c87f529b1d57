import type { ResultsView } from '#domain/api/requestViews';

export type Part = ResultsView['parts'][number];
export type Category = Part['categories'][number];
export type Question = Category['questions'][number];

/** A change to one answer, of one vehicle where the request is about vehicles. */
export interface AnswerEdit {
  readonly vehicleId: string | null;
  readonly questionKey: string;
  /** Null means «not applicable». */
  readonly score?: Question['score'];
  readonly reading?: number;
  /** Note of the supervisor, in addition to the inspector's own. */
  readonly note?: string;
  /** Reason for changing the score or the reading; required with either. */
  readonly reason?: string;
}

/** A change that is not saved yet, as its row shows it. */
export interface Draft {
  readonly reason: string;
  /** The score or the reading is another than the one saved: that needs its reason. */
  readonly rescored: boolean;
  /** Error that prevented saving it. */
  readonly problem: string;
}

/** Key of an answer within a request. */
export function answerKey(vehicleId: string | null, questionKey: string): string {
  return `${vehicleId ?? ''}:${questionKey}`;
}

/** The results as they would be with the changes; scores of categories stay until the API has counted them anew. */
export function withEdits(results: ResultsView, edits: ReadonlyMap<string, AnswerEdit>): ResultsView {
  if (edits.size === 0) return results;
  return {
    ...results,
    parts: results.parts.map((part) => ({
      ...part,
      categories: part.categories.map((category) => ({
        ...category,
        questions: category.questions.map((question) =>
          withEdit(question, edits.get(answerKey(part.vehicle?.id ?? null, question.key))),
        ),
      })),
    })),
  };
}

function withEdit(question: Question, edit: AnswerEdit | undefined): Question {
  if (!edit) return question;
  const { score = question.score, reading = question.reading, note = question.supervisorNote } = edit;
  return { ...question, score, reading, supervisorNote: note, changed: true };
}
