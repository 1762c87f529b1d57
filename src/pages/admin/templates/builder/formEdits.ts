import {
  type AskedParts,
  type FormCategory,
  type FormQuestion,
  freshKey,
  type InspectionForm,
  questionsOf,
} from '#domain/forms/inspectionForm';
import type { Condition } from '#domain/forms/condition';
import { foreignParts, isScored } from '#domain/forms/asked';
import { answerKind, type AnswerKindName } from '#domain/forms/kinds/index';
import { evenWeights, FULL_WEIGHT, remainingWeight, sumOfWeights, toHundredths } from '#domain/forms/weights';

const empty = { ar: '', en: '' };

/** Adds a category with the rest of 100 as its weight; if nothing is left, the others cede an equal share in proportion. */
export function addCategory(form: InspectionForm): InspectionForm {
  const key = freshKey(
    'category',
    form.categories.map((one) => one.key),
  );
  const withRoomLeft = remainingWeight(form.categories) > 0 ? form.categories : withRoom(form.categories);
  const weight = remainingWeight(withRoomLeft);
  return { ...form, categories: [...withRoomLeft, { key, title: empty, weight, questions: [] }] };
}

/** Full weights, lowered in proportion to leave one more category its equal share. */
function withRoom(categories: readonly FormCategory[]): readonly FormCategory[] {
  const full = sumOfWeights(categories.map(({ weight }) => weight));
  const left = (FULL_WEIGHT * categories.length) / (categories.length + 1);
  return categories.map((one) => ({
    ...one,
    weight: Math.floor((toHundredths(one.weight) * left) / full) / 100,
  }));
}

export function changeCategory(
  form: InspectionForm,
  key: string,
  changes: Partial<FormCategory>,
): InspectionForm {
  return {
    ...form,
    categories: form.categories.map((one) => (one.key === key ? { ...one, ...changes } : one)),
  };
}

/** Sets or removes the condition of a category. */
export function withCategoryCondition(
  form: InspectionForm,
  key: string,
  when: Condition | undefined,
): InspectionForm {
  return {
    ...form,
    categories: form.categories.map((one) => {
      if (one.key !== key) return one;
      const { when: _, ...always } = one;
      return when ? { ...always, when } : always;
    }),
  };
}

export function removeCategory(form: InspectionForm, key: string): InspectionForm {
  return { ...form, categories: form.categories.filter((one) => one.key !== key) };
}

export function moveCategory(form: InspectionForm, key: string, by: -1 | 1): InspectionForm {
  const from = form.categories.findIndex((one) => one.key === key);
  return { ...form, categories: moved(form.categories, from, from + by) };
}

export function addQuestion(form: InspectionForm, categoryKey: string): InspectionForm {
  const question: FormQuestion = {
    key: newQuestionKey(form),
    text: empty,
    weight: null,
    severity: 'major',
    requiresImage: false,
    requiresFile: false,
    requiresNote: false,
    allowNotApplicable: true,
    kind: 'compliance',
  };
  return withQuestions(form, categoryKey, (questions) => [...questions, question]);
}

export function changeQuestion(form: InspectionForm, question: FormQuestion): InspectionForm {
  const weighed = withFittingWeight(question);
  return eachCategory(form, (questions) =>
    questions.map((one) => (one.key === question.key ? weighed : one)),
  );
}

/** Changes the kind of a question's answer; it begins with the initial parts of the new kind. */
export function asKind(question: FormQuestion, kind: AnswerKindName): FormQuestion {
  const changed = { ...question, kind };
  return { ...without(changed, foreignParts(changed)), ...answerKind(kind).start };
}

/** Returns a question without some of its parts. */
export function without(question: FormQuestion, parts: readonly (keyof AskedParts | 'when')[]): FormQuestion {
  return parts.reduce<FormQuestion>((rest, part) => {
    const { [part]: _, ...others } = rest;
    return others;
  }, question);
}

/** Fits a question's weight: 0 where the answer is only recorded, and a share of what the others leave once it is scored. */
function withFittingWeight(question: FormQuestion): FormQuestion {
  if (!isScored(question)) return question.weight === 0 ? question : { ...question, weight: 0 };
  return question.weight === 0 ? { ...question, weight: null } : question;
}

/** Shares 100 evenly among the categories. */
export function shareCategories(form: InspectionForm): InspectionForm {
  const weights = evenWeights(form.categories.length);
  return {
    ...form,
    categories: form.categories.map((one, index) => ({ ...one, weight: weights[index] ?? 0 })),
  };
}

/** Lets the questions of a category share its weight evenly. */
export function shareQuestions(form: InspectionForm, categoryKey: string): InspectionForm {
  return withQuestions(form, categoryKey, (questions) =>
    questions.map((question) => (isScored(question) ? { ...question, weight: null } : question)),
  );
}

export function removeQuestion(form: InspectionForm, key: string): InspectionForm {
  return eachCategory(form, (questions) => questions.filter((one) => one.key !== key));
}

/** Inserts a copy right after its original. */
export function duplicateQuestion(form: InspectionForm, key: string): InspectionForm {
  const copyKey = newQuestionKey(form);
  return eachCategory(form, (questions) =>
    questions.flatMap((one) => (one.key === key ? [one, { ...one, key: copyKey }] : [one])),
  );
}

/** Moves a question one place up or down, across the border of its category too. */
export function stepQuestion(form: InspectionForm, key: string, by: -1 | 1): InspectionForm {
  const at = form.categories.findIndex(({ questions }) => questions.some((one) => one.key === key));
  const category = form.categories[at];
  if (!category) return form;
  const index = category.questions.findIndex((one) => one.key === key);
  const target = index + by;
  if (target >= 0 && target < category.questions.length)
    return withQuestions(form, category.key, (questions) => moved(questions, index, target));
  const neighbour = form.categories[at + by];
  if (!neighbour) return form;
  return placeQuestion(form, key, neighbour.key, by === 1 ? 0 : neighbour.questions.length);
}

/** Puts a question at a place of a category, counted without the question itself. */
export function placeQuestion(
  form: InspectionForm,
  key: string,
  categoryKey: string,
  index: number,
): InspectionForm {
  const question = questionsOf(form).find((one) => one.key === key);
  if (!question) return form;
  return withQuestions(removeQuestion(form, key), categoryKey, (questions) => [
    ...questions.slice(0, index),
    question,
    ...questions.slice(index),
  ]);
}

function withQuestions(
  form: InspectionForm,
  categoryKey: string,
  change: (questions: readonly FormQuestion[]) => readonly FormQuestion[],
): InspectionForm {
  return {
    ...form,
    categories: form.categories.map((one) =>
      one.key === categoryKey ? { ...one, questions: change(one.questions) } : one,
    ),
  };
}

function eachCategory(
  form: InspectionForm,
  change: (questions: readonly FormQuestion[]) => readonly FormQuestion[],
): InspectionForm {
  return {
    ...form,
    categories: form.categories.map((one) => ({ ...one, questions: change(one.questions) })),
  };
}

function moved<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return items;
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, item);
}

function newQuestionKey(form: InspectionForm): string {
  return freshKey(
    'question',
    questionsOf(form).map((one) => one.key),
  );
}
