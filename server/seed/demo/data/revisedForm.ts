import type { FormQuestion, InspectionForm } from '#domain/forms/inspectionForm';

/** Reason for revising the form, in the version's note. */
export const revisionNote =
  'أسئلة جديدة عن عينات الوجبات وعقد مكافحة الآفات ومصيدة الدهون، وصورة مطلوبة لحرارة التبريد، ودرجة اجتياز أعلى.';

const plain = {
  weight: null,
  requiresImage: false,
  requiresFile: false,
  requiresNote: false,
  allowNotApplicable: true,
} as const;

const mealSamples: FormQuestion = {
  ...plain,
  key: 'meal_samples',
  text: {
    ar: 'تُحفظ عينات من الوجبات الجاهزة مبردة 72 ساعة ومدوَّن عليها التاريخ',
    en: 'Samples of ready meals are kept chilled for 72 hours and dated',
  },
  severity: 'minor',
  requiresImage: true,
  kind: 'compliance',
};

const pestContractUntil: FormQuestion = {
  ...plain,
  key: 'pest_contract_until',
  text: {
    ar: 'عقد مكافحة الآفات سارٍ حتى',
    en: 'The pest-control contract is valid until',
  },
  severity: 'major',
  kind: 'date',
  validOnVisit: true,
};

const greaseTrap: FormQuestion = {
  ...plain,
  key: 'grease_trap',
  text: { ar: 'حالة مصيدة الدهون', en: 'Condition of the grease trap' },
  severity: 'major',
  kind: 'choice',
  options: [
    { key: 'clean', label: { ar: 'نظيفة', en: 'Clean' }, score: 2 },
    { key: 'due', label: { ar: 'حان تفريغها', en: 'Due to be emptied' }, score: 1 },
    { key: 'overflowing', label: { ar: 'ممتلئة أو طافحة', en: 'Full or overflowing' }, score: 0 },
  ],
};

/** Applies only if the trap is not clean. */
const greaseTrapEmptied: FormQuestion = {
  ...plain,
  key: 'grease_trap_emptied',
  text: { ar: 'كم مضى على آخر تفريغ لمصيدة الدهون؟', en: 'How long ago was the grease trap emptied?' },
  weight: 0,
  severity: 'minor',
  kind: 'number',
  unit: { ar: 'يومًا', en: 'days' },
  when: { question: 'grease_trap', test: 'chosen', options: ['due', 'overflowing'] },
};

const added: Readonly<Record<string, readonly FormQuestion[]>> = {
  management: [mealSamples],
  pest_control: [pestContractUntil],
  waste_water: [greaseTrap, greaseTrapEmptied],
};

/** Second version of the form of premises, as revised by the demo business. */
export function revisedForm(form: InspectionForm): InspectionForm {
  const [first, ...others] = form.categories;
  if (!first) return form;
  const [measured, ...questions] = first.questions;
  if (!measured) return form;
  const withPhoto = { ...measured, requiresImage: true, requiresNote: true };
  const categories = [
    { ...first, questions: [withPhoto, ...questions] },
    ...others.map((one) => ({ ...one, questions: withMore(one.questions, added[one.key]) })),
  ];
  return { ...form, passingScore: form.passingScore + 5, categories };
}

/** Adds questions and takes their weight from the others: automatic shares stay automatic. */
function withMore(
  questions: readonly FormQuestion[],
  more: readonly FormQuestion[] | undefined,
): readonly FormQuestion[] {
  if (!more) return questions;
  return [...questions.map((one) => ({ ...one, weight: null })), ...more];
}
