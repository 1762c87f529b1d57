import type { Language, Localized } from '#framework/base/i18n/localized';
import { yesNo } from '#framework/schema/yesNo';
import type { FormCategory, FormQuestion, InspectionForm } from '../inspectionForm';
import { writeCondition, writeOptions } from './cellTexts';
import { formColumns, questionColumns } from './sheetRow';

/** Cells of a row by column, such as `question.ar`. */
type SheetCells = Readonly<Record<string, string>>;

/** Rows of a form's sheet, one for each question; `readFormSheet` makes the same form of them. */
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
