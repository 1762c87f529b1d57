import type { Language } from '#framework/base/i18n/localized';
import { messageOf } from '#framework/schema/issueMessages';
import type { FieldErrors } from '#framework/schema/validate';
import { checkForm } from '../checkForm';
import { type FormProblemCode, formProblems } from '../formProblems';
import { formSchema } from '../formSchema';
import type { InspectionForm } from '../inspectionForm';
import { sheetColumns } from './sheetRow';
import type { SheetSection } from './toCategories';

type Column = keyof typeof sheetColumns;

/** Column of a section or question that a problem is about, where it is neither the section's name nor the question. */
const columnsOf: Partial<
  Record<FormProblemCode, { readonly category?: Column; readonly question?: Column }>
> = {
  weight_invalid: { category: 'sectionWeight', question: 'weight' },
  recorded_weight: { question: 'weight' },
  question_weights_exceed_100: { category: 'weight' },
  nothing_left_for_automatic: { category: 'weight' },
  question_key_repeated: { question: 'questionKey' },
  parts_of_another_kind: { question: 'kind' },
  bounds_missing: { question: 'min' },
  bounds_reversed: { question: 'min' },
  unit_missing: { question: 'unit' },
  options_missing: { question: 'options' },
  option_text_missing: { question: 'options' },
  option_key_repeated: { question: 'options' },
  condition_not_earlier: { category: 'sectionWhen', question: 'when' },
  condition_unfit: { category: 'sectionWhen', question: 'when' },
  condition_options_missing: { category: 'sectionWhen', question: 'when' },
  condition_value_missing: { category: 'sectionWhen', question: 'when' },
};

/** Columns of the parts of a form that its schema checks. */
const partColumns: Readonly<Record<string, Column>> = {
  text: 'question',
  key: 'questionKey',
  weight: 'weight',
  min: 'min',
  max: 'max',
  unit: 'unit',
  options: 'options',
  when: 'when',
};
const sectionParts: Readonly<Record<string, Column>> = {
  key: 'sectionKey',
  weight: 'sectionWeight',
  when: 'sectionWhen',
};

/**
 * Problems of the questions and sections of a form by row and column: those that its schema refuses, and those that would
 * keep it from being published. A section's problems are at its first row. What concerns the form itself, such as weights
 * that do not sum to 100, is left to the builder.
 */
export function sheetProblems(
  form: InspectionForm,
  sections: readonly SheetSection[],
  language: Language,
): ReadonlyMap<number, FieldErrors> {
  const problems = new Map<number, FieldErrors>();
  const add = (line: number | undefined, column: Column, message: string) => {
    if (line === undefined) return;
    const row = problems.get(line) ?? {};
    problems.set(line, { ...row, [column]: [...(row[column] ?? []), message] });
  };
  for (const issue of formSchema.safeParse(form, { reportInput: true }).error?.issues ?? []) {
    const [, section, part, question, name] = issue.path;
    const own = sections[Number(section)];
    const inQuestion = part === 'questions' && question !== undefined;
    const column = inQuestion
      ? (partColumns[String(name)] ?? 'question')
      : (sectionParts[String(part)] ?? 'section');
    const label = sheetColumns[column].label[language];
    add(own?.lines[inQuestion ? Number(question) : 0], column, messageOf(issue, label, language));
  }
  for (const { code, categoryKey, questionKey } of checkForm(form)) {
    const message = formProblems[code][language];
    for (const { category, lines } of sections) {
      if (questionKey === undefined) {
        if (category.key === categoryKey) add(lines[0], columnsOf[code]?.category ?? 'section', message);
        continue;
      }
      category.questions.forEach(({ key }, index) => {
        if (key === questionKey) add(lines[index], columnsOf[code]?.question ?? 'question', message);
      });
    }
  }
  return problems;
}
