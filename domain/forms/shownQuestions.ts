import type { Answer, AnswerContent, Score } from './answer';
import { type Condition, conditionTests } from './condition';
import type { FormCategory, FormQuestion, InspectionForm } from './inspectionForm';

type Answered = AnswerContent & { readonly questionKey: string; readonly score: Score | null };

/**
 * Questions that are asked given the answers, in the form's order. A condition about a question that is not asked does not
 * hold, whatever was answered to it.
 */
export function shownQuestions(form: InspectionForm, answers: readonly Answered[]): readonly FormQuestion[] {
  const given = new Map(answers.map((answer) => [answer.questionKey, answer]));
  const asked = new Map<string, Answered>();
  const holds = (condition: Condition | undefined) => {
    if (!condition) return true;
    const answer = asked.get(condition.question);
    return answer !== undefined && conditionTests[condition.test].holds(answer, condition);
  };
  return form.categories.flatMap(({ when, questions }) => {
    if (!holds(when)) return [];
    return questions.filter((question) => {
      if (!holds(question.when)) return false;
      const answer = given.get(question.key);
      if (answer) asked.set(question.key, answer);
      return true;
    });
  });
}

/** True for a question that some answers hide. */
export function isConditional(
  { when: ofCategory }: Pick<FormCategory, 'when'>,
  { when }: Pick<FormQuestion, 'when'>,
): boolean {
  return ofCategory !== undefined || when !== undefined;
}

/** Questions of a category that were asked in a submitted form: one that was hidden has no answer. */
export function askedQuestions(
  category: FormCategory,
  answered: { readonly has: (questionKey: string) => boolean },
): readonly FormQuestion[] {
  return category.questions.filter(
    (question) => answered.has(question.key) || !isConditional(category, question),
  );
}

interface ChangedAnswers {
  /** Answers that count, without those to questions that are no longer asked. */
  readonly answers: readonly Answer[];
  /** Keys of unchanged answers whose questions are no longer asked. */
  readonly hidden: readonly string[];
}

/** Applies changes to answers, after which other questions may be hidden. */
export function applyChanges(
  form: InspectionForm,
  before: readonly Answer[],
  changed: readonly Answer[],
): ChangedAnswers {
  const changedKeys = new Set(changed.map(({ questionKey }) => questionKey));
  const all = [...before.filter(({ questionKey }) => !changedKeys.has(questionKey)), ...changed];
  const shown = new Set(shownQuestions(form, all).map(({ key }) => key));
  const hidden = all
    .map(({ questionKey }) => questionKey)
    .filter((key) => !shown.has(key) && !changedKeys.has(key));
  return { answers: all.filter(({ questionKey }) => !hidden.includes(questionKey)), hidden };
}
