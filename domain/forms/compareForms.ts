import type { Localized } from 'sijil/base/i18n/localized';
import { recordedLabel, scoreLabels } from './answer';
import { type Condition, sayCondition } from './condition';
import {
  type AnswerOption,
  type FormCategory,
  type FormQuestion,
  type InspectionForm,
  questionsOf,
} from './inspectionForm';
import { answerKind } from './kinds/index';
import { severities } from './severities';
import { keysOf } from 'sijil/base/objects';

type Said = string | number | boolean | Localized | null;

/** Difference between two versions of a form: place, former and current text. */
export interface FormChange {
  readonly kind: 'added' | 'removed' | 'moved' | 'changed';
  readonly on: 'form' | 'category' | 'question';
  /** Current title of the category or text of the question; otherwise the form's own title. */
  readonly place: Localized;
  /** Part that differs; see `comparedParts`. */
  readonly part?: ComparedPart;
  readonly from?: Said;
  readonly to?: Said;
}

/** Compared parts, with their labels. */
export const comparedParts = {
  title: { ar: 'العنوان', en: 'Title' },
  text: { ar: 'النص', en: 'Text' },
  subject: { ar: 'موضوع التفتيش', en: 'What is inspected' },
  passingScore: { ar: 'درجة الاجتياز', en: 'Passing score' },
  weight: { ar: 'الوزن', en: 'Weight' },
  severity: { ar: 'الخطورة', en: 'Severity' },
  requiresImage: { ar: 'صورة مطلوبة', en: 'Photo required' },
  requiresFile: { ar: 'مستند مطلوب', en: 'Document required' },
  requiresNote: { ar: 'تعليق مطلوب', en: 'Note required' },
  allowNotApplicable: { ar: 'يقبل «لا ينطبق»', en: '“Not applicable” accepted' },
  kind: { ar: 'نوع الإجابة', en: 'Answer type' },
  bounds: { ar: 'الحدود', en: 'Limits' },
  options: { ar: 'الإجابات', en: 'Answers' },
  validOnVisit: { ar: 'تاريخ لم ينقضِ يوم الزيارة', en: 'Valid on the day of the visit' },
  when: { ar: 'شرط الطرح', en: 'Asked when' },
} as const satisfies Record<string, Localized>;

export type ComparedPart = keyof typeof comparedParts;

/** Changes from one version of a form to another, in the order of the newer one; removed parts come last. */
export function compareForms(before: InspectionForm, after: InspectionForm): readonly FormChange[] {
  return [
    ...partsOf('form', after.title, sayForm(before), sayForm(after)),
    ...listChanges(
      'category',
      before.categories,
      after.categories,
      sayCategory(before, after),
      ({ title }) => title,
    ),
    ...questionChanges(before, after),
  ];
}

const sayForm = ({ title, subject, passingScore }: InspectionForm) => ({ title, subject, passingScore });

const sayCategory =
  (before: InspectionForm, after: InspectionForm) =>
  ({ title, weight, when }: FormCategory) => ({ title, weight, when: sayWhen(when, before, after) });

const sayQuestion = (before: InspectionForm, after: InspectionForm) => (question: FormQuestion) => {
  const { text, weight, severity, requiresImage, requiresFile, requiresNote, allowNotApplicable } = question;
  const kind = answerKind(question.kind);
  return {
    text,
    weight,
    severity: severities[severity].label,
    kind: kind.label,
    bounds: kind.limits(question),
    options: question.options ? sayOptions(question.options) : null,
    validOnVisit: question.validOnVisit ?? false,
    when: sayWhen(question.when, before, after),
    requiresImage,
    requiresFile,
    requiresNote,
    allowNotApplicable,
  };
};

/** Each option with the meaning of its score. */
function sayOptions(options: readonly AnswerOption[]): Localized {
  const say = (language: 'ar' | 'en') =>
    options.map(({ label, score }) => {
      const meaning = score === null ? recordedLabel : scoreLabels[score];
      return `${label[language]} (${meaning[language]})`;
    });
  return { ar: say('ar').join('، '), en: say('en').join(', ') };
}

/** Condition in words; a removed question has its former text. */
function sayWhen(
  when: Condition | undefined,
  before: InspectionForm,
  after: InspectionForm,
): Localized | null {
  return when ? sayCondition(when, [...questionsOf(after), ...questionsOf(before)]) : null;
}

/** Compares questions across the entire form: one that is now in another category has moved, not gone. */
function questionChanges(before: InspectionForm, after: InspectionForm): FormChange[] {
  const homes = new Map(
    before.categories.flatMap(({ key, questions }) => questions.map((q) => [q.key, key])),
  );
  const former = before.categories.flatMap(({ questions }) => questions);
  const present = after.categories.flatMap(({ questions }) => questions);
  const moved = after.categories.flatMap(({ key, questions }) =>
    questions
      .filter((question) => homes.has(question.key) && homes.get(question.key) !== key)
      .map(({ text }) => ({ kind: 'moved', on: 'question', place: text }) as const),
  );
  const within = listChanges('question', former, present, sayQuestion(before, after), ({ text }) => text);
  return [...moved, ...within];
}

function listChanges<T extends { readonly key: string }>(
  on: 'category' | 'question',
  before: readonly T[],
  after: readonly T[],
  say: (item: T) => Readonly<Partial<Record<ComparedPart, Said>>>,
  name: (item: T) => Localized,
): FormChange[] {
  const former = new Map(before.map((item) => [item.key, item]));
  const laterKeys = new Set(after.map(({ key }) => key));
  return [
    ...after.flatMap((item): FormChange[] => {
      const old = former.get(item.key);
      if (!old) return [{ kind: 'added', on, place: name(item) }];
      return partsOf(on, name(item), say(old), say(item));
    }),
    ...movedWithin(before, after).map((item) => ({ kind: 'moved', on, place: name(item) }) as const),
    ...before
      .filter(({ key }) => !laterKeys.has(key))
      .map((item) => ({ kind: 'removed', on, place: name(item) }) as const),
  ];
}

/** Moved entries among those that both versions have: the fewest that explain the new order. */
function movedWithin<T extends { readonly key: string }>(before: readonly T[], after: readonly T[]): T[] {
  const ranks = new Map(before.map(({ key }, index) => [key, index]));
  const common = after.filter(({ key }) => ranks.has(key));
  const order = common.map(({ key }) => ranks.get(key) ?? 0);
  const unmoved = longestRise(order);
  return common.filter((_, index) => !unmoved.has(index));
}

/** Positions of a longest ascending subsequence of numbers. */
function longestRise(numbers: readonly number[]): ReadonlySet<number> {
  const lengths: number[] = [];
  const previous: number[] = [];
  numbers.forEach((value, index) => {
    const best = numbers.slice(0, index).reduce<number>((found, other, at) => {
      const isLonger = found < 0 || (lengths[at] ?? 0) > (lengths[found] ?? 0);
      return other < value && isLonger ? at : found;
    }, -1);
    lengths[index] = best < 0 ? 1 : (lengths[best] ?? 0) + 1;
    previous[index] = best;
  });
  const chosen = new Set<number>();
  let at = lengths.indexOf(Math.max(0, ...lengths));
  while (at >= 0) {
    chosen.add(at);
    at = previous[at] ?? -1;
  }
  return chosen;
}

function partsOf(
  on: FormChange['on'],
  place: Localized,
  before: Readonly<Partial<Record<ComparedPart, Said>>>,
  after: Readonly<Partial<Record<ComparedPart, Said>>>,
): FormChange[] {
  return keysOf(after)
    .filter((part) => JSON.stringify(before[part]) !== JSON.stringify(after[part]))
    .map((part) => ({
      kind: 'changed',
      on,
      place,
      part,
      from: before[part] ?? null,
      to: after[part] ?? null,
    }));
}
