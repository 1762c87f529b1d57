import { foreignParts, isScored } from './asked';
import type { FormProblemCode } from './formProblems';
import { type FormCategory, type FormQuestion, type InspectionForm, questionsOf } from './inspectionForm';
import { FULL_WEIGHT, remainingWeight, sumOfWeights, toHundredths } from './weights';
import { answerKind } from './kinds/index';
import { type Condition, conditionTests } from './condition';

/** Problem of a form; `categoryKey` and `questionKey` locate it. Without both it concerns the form itself. */
export interface FormProblem {
  readonly code: FormProblemCode;
  readonly categoryKey?: string;
  readonly questionKey?: string;
}

/** Problems that prevent publishing a form; empty when there are none (rules 2.12). */
export function checkForm(form: InspectionForm): readonly FormProblem[] {
  return [
    ...checkCounts(form),
    ...repeated(form.categories).map(
      (categoryKey) => ({ code: 'category_key_repeated', categoryKey }) as const,
    ),
    ...repeated(questionsOf(form)).map(
      (questionKey) => ({ code: 'question_key_repeated', questionKey }) as const,
    ),
    ...form.categories.flatMap((category) => [
      ...checkCategory(category).map((code) => ({ code, categoryKey: category.key })),
      ...category.questions.flatMap((question) =>
        checkQuestion(question).map((code) => ({
          code,
          categoryKey: category.key,
          questionKey: question.key,
        })),
      ),
    ]),
    ...conditionProblems(form),
  ];
}

function checkCounts(form: InspectionForm): FormProblem[] {
  const codes: FormProblemCode[] = [];
  if (isBlank(form.title.ar) || isBlank(form.title.en)) codes.push('title_missing');
  if (!(form.passingScore >= 0 && form.passingScore <= 100)) codes.push('passing_score_out_of_range');
  if (form.categories.length === 0) codes.push('categories_missing');
  else if (remainingWeight(form.categories) !== 0) codes.push('category_weights_not_100');
  if (questionsOf(form).length > 0 && !form.categories.some(asksAlways)) codes.push('nothing_scored');
  return codes.map((code) => ({ code }));
}

/** True for a category with a question that is scored in every visit: without one, a visit may have no score. */
function asksAlways({ when, questions }: FormCategory): boolean {
  return !when && questions.some((question) => !question.when && isScored(question));
}

function checkCategory({ weight, title, questions }: FormCategory): FormProblemCode[] {
  const codes: FormProblemCode[] = [];
  // A category whose answers are only recorded may have no weight.
  const isRecordOnly = weight === 0 && questions.length > 0 && !questions.some(isScored);
  if (!isWeight(weight) && !isRecordOnly) codes.push('weight_invalid');
  if (isBlank(title.ar) || isBlank(title.en)) codes.push('text_missing');
  if (questions.length === 0) codes.push('questions_missing');
  const explicit = sumOfWeights(questions.map((question) => question.weight));
  if (explicit > FULL_WEIGHT) codes.push('question_weights_exceed_100');
  // An automatic question without a remaining weight would be asked and never count.
  else if (explicit === FULL_WEIGHT && questions.some((question) => question.weight === null)) {
    codes.push('nothing_left_for_automatic');
  }
  return codes;
}

function checkQuestion(question: FormQuestion): FormProblemCode[] {
  const { weight, text } = question;
  const kind = answerKind(question.kind);
  const codes: FormProblemCode[] = [];
  if (!isScored(question)) {
    if (weight !== 0) codes.push('recorded_weight');
  } else if (weight !== null && !isWeight(weight)) codes.push('weight_invalid');
  if (isBlank(text.ar) || isBlank(text.en)) codes.push('text_missing');
  if (foreignParts(question).length > 0) codes.push('parts_of_another_kind');
  return [...codes, ...kind.questionProblems(question)];
}

function isWeight(weight: number): boolean {
  const hundredths = toHundredths(weight);
  return hundredths > 0 && hundredths <= FULL_WEIGHT && Math.abs(hundredths - weight * 100) < 1e-6;
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}

function repeated(items: readonly { readonly key: string }[]): string[] {
  const keys = items.map(({ key }) => key);
  return [...new Set(keys.filter((key, index) => keys.indexOf(key) !== index))];
}

interface ConditionProblem {
  readonly code: FormProblemCode;
  readonly categoryKey: string;
  readonly questionKey?: string;
}

/** Problems of the conditions of a form. Each must refer to an earlier question, so that no two depend on each other. */
function conditionProblems({ categories }: InspectionForm): ConditionProblem[] {
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
