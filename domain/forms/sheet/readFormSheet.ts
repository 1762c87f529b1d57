import type { Language, Localized } from '#framework/base/i18n/localized';
import type { FieldErrors } from '#framework/schema/validate';
import { freshKey, type InspectionForm } from '../inspectionForm';
import { readRow, type SheetLine } from './readRow';
import { sheetProblems } from './sheetProblems';
import { toCategories } from './toCategories';

interface FoundRow {
  readonly line: number;
  readonly question: Localized;
  readonly section: Localized;
}

export interface SheetForm {
  readonly form: InspectionForm;
  /** Rows that can become questions. */
  readonly found: readonly FoundRow[];
  /** Rows that cannot, each with its problems by column. */
  readonly refused: readonly { readonly line: number; readonly errors: FieldErrors }[];
}

/** Title of a form from a sheet that has none. */
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
  // Where a cell cannot be read, the question lacks it: its other problems may only follow from that.
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

/** Draft without the rows that are refused; rows that refer to these are refused in turn. */
export function withoutRefused(lines: readonly SheetLine[], language: Language): SheetForm {
  const read = readFormSheet(lines, language);
  if (read.refused.length === 0) return read;
  const refused = new Set(read.refused.map(({ line }) => line));
  return withoutRefused(
    lines.filter(({ line }) => !refused.has(line)),
    language,
  );
}
