import type { Answer, AnswerContent, Score } from './answer';
import { type Asked, type FormQuestion, type InspectionForm, questionsOf } from './inspectionForm';
import { answerKind } from './kinds/index';

/** Answer as it arrives: undefined score where none was chosen, null for "not applicable". */
export interface SentAnswer extends Omit<Answer, 'score'> {
  readonly score: Score | null | undefined;
}

/**
 * Returns the answers as they are stored and scored. A score that follows from an answer is computed here and replaces any
 * score that was sent; an answer that is only recorded has none. An empty answer is dropped. `visitOn` is the day of the visit.
 */
export function settleAnswers(form: InspectionForm, sent: readonly SentAnswer[], visitOn: string): Answer[] {
  const questions = new Map(questionsOf(form).map((question) => [question.key, question]));
  return sent.flatMap((answer) => settleAnswer(questions.get(answer.questionKey), answer, visitOn) ?? []);
}

function settleAnswer(question: FormQuestion | undefined, sent: SentAnswer, visitOn: string): Answer | null {
  const { questionKey, note, fileIds } = sent;
  if (!question) return sent.score === undefined ? null : { ...sent, score: sent.score };
  const kind = answerKind(question.kind);
  const score = scoreOf(question, sent, visitOn);
  if (score === undefined) return null;
  return {
    questionKey,
    score,
    fileIds,
    ...(note !== undefined && { note }),
    ...(!kind.isEmpty(sent) && kind.tidy(sent)),
    ...(isFinding(score) && mendingOf(sent)),
  };
}

/** True for a score that the corrective list may hold. */
export const isFinding = (score: Score | null | undefined): score is 0 | 1 => score === 0 || score === 1;

/** What was corrected during the visit; a correction without a photo is none. */
function mendingOf({ mendedFileIds = [], mendedNote }: SentAnswer): Partial<SentAnswer> {
  if (mendedFileIds.length === 0) return {};
  return { mendedFileIds, ...(mendedNote && { mendedNote }) };
}

/** Score with which an answer is stored; undefined for an empty answer. */
export function scoreOf(
  asked: Asked,
  sent: AnswerContent & Pick<SentAnswer, 'score'>,
  visitOn: string,
): Score | null | undefined {
  const kind = answerKind(asked.kind);
  const by = kind.scoredBy(asked);
  if (by === 'inspector') return sent.score;
  if (kind.isEmpty(sent)) return sent.score === undefined ? undefined : null;
  return by === 'answer' ? kind.score(asked, sent, visitOn) : null;
}
