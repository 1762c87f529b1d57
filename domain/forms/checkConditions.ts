import { type Condition, conditionTests } from './condition';
import type { FormProblemCode } from './formProblems';
import type { FormQuestion, InspectionForm } from './inspectionForm';

interface ConditionProblem {
  readonly code: FormProblemCode;
  readonly categoryKey: string;
  readonly questionKey?: string;
}

/** Problems of the conditions of a form. Each refers to a question before it, so that no two wait for one another. */
export function conditionProblems({ categories }: InspectionForm): ConditionProblem[] {
  return categories.flatMap(({ key: categoryKey, when, questions }, at) => {
    const before = categories.slice(0, at).flatMap((category) => category.questions);
    return [
      ...checkCondition(when, before).map((code) => ({ code, categoryKey })),
      ...questions.flatMap((question, place) =>
        checkCondition(question.when, [...before, ...questions.slice(0, place)]).map((code) => ({
          code,
          categoryKey,
          questionKey: question.key,
        })),
      ),
    ];
  });
}

function checkCondition(
  condition: Condition | undefined,
  before: readonly FormQuestion[],
): FormProblemCode[] {
  if (!condition) return [];
  const question = before.find(({ key }) => key === condition.question);
  if (!question) return ['condition_not_earlier'];
  const { fits, needs } = conditionTests[condition.test];
  if (!fits(question)) return ['condition_unfit'];
  const { options = [], value } = condition;
  const offered = new Set(question.options?.map(({ key }) => key));
  if (needs === 'options' && (options.length === 0 || options.some((key) => !offered.has(key))))
    return ['condition_options_missing'];
  return needs === 'value' && value === undefined ? ['condition_value_missing'] : [];
}
