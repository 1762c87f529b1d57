import type { Language, Localized } from 'sijil/base/i18n/localized';
import { yesNo } from 'sijil/schema/kinds/choice';
import {
  type AnswerOption,
  type FormCategory,
  type FormQuestion,
  freshKey,
  type InspectionForm,
} from '../inspectionForm';
import { formColumns, questionColumns } from './sheetRow';
import { plainNumber } from 'sijil/base/formats/numbers';
import { keysOf } from 'sijil/base/objects';
import type { Score } from '../answer';
import { type Condition, conditionTests } from '../condition';

/** Cells of a row by column, such as `question.ar`. */
type SheetCells = Readonly<Record<string, string>>;

/** Rows of a form's sheet, one for each question; `readFormSheet` reads the same form from them. */
export function writeFormSheet(form: InspectionForm, language: Language): readonly SheetCells[] {
  const rows = form.categories.flatMap((category) =>
    category.questions.map((question, index) => ({
      ...(index === 0 && sectionCells(category)),
      ...questionCells(question, language),
    })),
  );
  return rows.map((row, index) => (index === 0 ? { ...row, ...formCells(form, language) } : row));
}

function formCells({ title, subject, passingScore }: InspectionForm, language: Language): SheetCells {
  return {
    ...inBoth('formTitle', title),
    subject: formColumns.fields.subject.options[subject][language],
    passingScore: String(passingScore),
  };
}

function sectionCells({ key, title, weight, when }: FormCategory): SheetCells {
  return {
    ...inBoth('section', title),
    sectionWeight: String(weight),
    sectionKey: key,
    ...(when && { sectionWhen: writeCondition(when) }),
  };
}

function questionCells(question: FormQuestion, language: Language): SheetCells {
  const { key, text, weight, min, max, unit, options, validOnVisit = false, when } = question;
  const { kind, severity } = questionColumns.fields;
  const say = (value: boolean) => yesNo[value ? 'yes' : 'no'][language];
  return {
    ...inBoth('question', text),
    kind: kind.options[question.kind][language],
    severity: severity.options[question.severity][language],
    questionKey: key,
    validOnVisit: say(validOnVisit),
    requiresImage: say(question.requiresImage),
    requiresFile: say(question.requiresFile),
    requiresNote: say(question.requiresNote),
    allowNotApplicable: say(question.allowNotApplicable),
    ...(weight !== null && { weight: String(weight) }),
    ...(min !== undefined && { min: String(min) }),
    ...(max !== undefined && { max: String(max) }),
    ...(typeof unit === 'object' && inBoth('unit', unit)),
    ...(options && { options: writeOptions(options) }),
    ...(when && { when: writeCondition(when) }),
  };
}

function inBoth(column: string, { ar, en }: Localized): SheetCells {
  return { [`${column}.ar`]: ar, [`${column}.en`]: en };
}

/** Scores by their text in a cell; a dash for an option that is recorded and not scored. */
const scores: ReadonlyMap<string, Score | null> = new Map([
  ['0', 0],
  ['1', 1],
  ['2', 2],
  ['-', null],
]);

/**
 * Reads the options of a question from a cell: one on each line, as «نعم | Yes | 2» or, with its key, «نعم | Yes | 2 | yes».
 * Options on one line are separated by semicolons. Null where a line is invalid.
 */
export function readOptions(cell: string): readonly AnswerOption[] | null {
  const lines = cell.split(/\r?\n/.test(cell) ? /\r?\n/ : /[;؛]/).filter((line) => line.trim() !== '');
  const parts = lines.map((line) => line.split('|').map((part) => part.trim()));
  const given = parts.flatMap(([, , , key]) => key || []);
  const options: AnswerOption[] = [];
  for (const [ar = '', en = '', written = '', key = ''] of parts) {
    const score = scores.get(plainNumber(written) ?? written);
    if (score === undefined) return null;
    const taken = [...given, ...options.map((option) => option.key)];
    options.push({ key: key || freshKey('option', taken), label: { ar, en }, score });
  }
  return parts.every(({ length }) => length === 3 || length === 4) ? options : null;
}

function writeOptions(options: readonly AnswerOption[]): string {
  return options
    .map(({ key, label, score }) => [label.ar, label.en, score ?? '-', key].join(' | '))
    .join('\n');
}

/** Tests of a condition by their keys and their labels in both languages. */
const testNames = keysOf(conditionTests).flatMap((test) => {
  const { ar, en } = conditionTests[test].label;
  return [test, ar, en].map((name) => ({ test, name }));
});

/**
 * Reads a condition from a cell: the key of an earlier question, the test and the test's operand, as in «oil_heat above 180»,
 * «oil_heat أكثر من 180» or «has_kitchen chosen yes, partly». Null where the cell is invalid.
 */
export function readCondition(cell: string): Condition | null {
  const [question = '', ...words] = cell.trim().split(/\s+/);
  const said = `${words.join(' ')} `;
  const found = testNames.find(({ name }) => said.startsWith(`${name} `));
  if (!found) return null;
  const { test, name } = found;
  const needed = said.slice(name.length).trim();
  switch (conditionTests[test].needs) {
    case 'options':
      return { question, test, options: needed.split(/[,،]/).map((key) => key.trim()) };
    case 'value': {
      const value = plainNumber(needed);
      return value === null ? null : { question, test, value: Number(value) };
    }
    case null:
      return needed === '' ? { question, test } : null;
  }
}

function writeCondition({ question, test, options, value }: Condition): string {
  return [question, test, options?.join(', '), value].filter((part) => part !== undefined).join(' ');
}
