import type { Answer, AnswerContent, Score } from './answer';
import { type Asked, type FormQuestion, type InspectionForm, questionsOf } from './inspectionForm';
import { answerKind } from './kinds/index';

/** Answer as it arrives: without a score where none was chosen, null for "not applicable". */
export interface SentAnswer extends Omit<Answer, 'score'> {
  readonly score: Score | null | undefined;
}

/**
 * Answers as they are stored and scored. The score that follows from an answer is computed here, whatever score came with
 * it, and what is only recorded has none. Nothing answered is no answer. `visitOn` is the day of the visit.
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
  };
}

/** Score that an answer is stored with; undefined where nothing was answered. */
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
