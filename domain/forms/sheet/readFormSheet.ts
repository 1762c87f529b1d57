import type { Language, Localized } from 'sijil/base/i18n/localized';
import type { FieldErrors } from 'sijil/schema/validate';
import { freshKey, type InspectionForm } from '../inspectionForm';
import { readRow, type SheetLine, type SheetSection, toCategories } from './readRows';
import { messageOf } from 'sijil/schema/issueMessages';
import { checkForm } from '../checkForm';
import { type FormProblemCode, formProblems } from '../formProblems';
import { formSchema } from '../formSchema';
import { sheetColumns } from './sheetRow';

interface FoundRow {
  readonly line: number;
  readonly question: Localized;
  readonly section: Localized;
}

interface SheetForm {
  readonly form: InspectionForm;
  /** Rows that can become questions. */
  readonly found: readonly FoundRow[];
  /** Rows that cannot become questions, each with its problems by column. */
  readonly refused: readonly { readonly line: number; readonly errors: FieldErrors }[];
}

/** Title of a form whose sheet has none. */
export const untitled: Localized = { ar: 'نموذج مستورد', en: 'Imported form' };

/** Draft of a form from the rows of a sheet; problems of a row are in the reader's language. */
export function readFormSheet(lines: readonly SheetLine[], language: Language): SheetForm {
  const rows = lines.map((line) => readRow(line, language));
  const sections = toCategories(rows);
  const { formTitle, subject = 'branch', passingScore } = rows[0]?.form ?? {};
  const form: InspectionForm = {
    key: freshKey('form', []),
    title: formTitle ?? untitled,
    subject: subject ?? 'branch',
    passingScore: passingScore ?? 70,
    categories: sections.map(({ category }) => category),
  };
  const problems = new Map(
    rows.filter(({ errors }) => Object.keys(errors).length > 0).map(({ line, errors }) => [line, errors]),
  );
  // A question with an unreadable cell lacks that value, and its other problems may only follow from it.
  for (const [line, errors] of sheetProblems(form, sections, language))
    if (!problems.has(line)) problems.set(line, errors);
  return {
    form,
    found: sections.flatMap(({ category, lines: own }) =>
      own
        .map((line, index) => ({
          line,
          question: category.questions[index]?.text ?? untitled,
          section: category.title,
        }))
        .filter(({ line }) => !problems.has(line)),
    ),
    refused: [...problems]
      .map(([line, errors]) => ({ line, errors }))
      .sort((one, other) => one.line - other.line),
  };
}

/** Draft without the refused rows; rows that refer to these are refused in turn. */
export function withoutRefused(lines: readonly SheetLine[], language: Language): SheetForm {
  const read = readFormSheet(lines, language);
  if (read.refused.length === 0) return read;
  const refused = new Set(read.refused.map(({ line }) => line));
  return withoutRefused(
    lines.filter(({ line }) => !refused.has(line)),
    language,
  );
}

type Column = keyof typeof sheetColumns;

/** Columns of a section's or question's problem, where it is neither the section's name nor the question. */
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

/** Columns of the parts of a form that its schema validates. */
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
 * Problems of the questions and sections of a form by row and column: those that its schema refuses, and those that prevent
 * publishing. A section's problems are at its first row. Problems of the form itself, such as weights that do not sum to 100,
 * are left to the builder.
 */
function sheetProblems(
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
