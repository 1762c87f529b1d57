import type { Language, Localized } from '#framework/base/i18n/localized';
import { rowFromText } from '#framework/schema/rowFromText';
import { defineShape, type Shape, type ShapeValues } from '#framework/schema/shape';
import { type FieldErrors, validate } from '#framework/schema/validate';
import type { Condition } from '../condition';
import type { AnswerOption } from '../inspectionForm';
import { readCondition, readOptions } from './cellTexts';
import { formColumns, questionColumns, sectionColumns, sheetColumns } from './sheetRow';

/** Row of a sheet: its number in the file, and its filled cells by column, such as `question.ar`. */
export interface SheetLine {
  readonly line: number;
  readonly values: Readonly<Record<string, string>>;
}

export interface ReadRow {
  readonly line: number;
  /** Null where a cell of the question cannot be read. */
  readonly question: ShapeValues<typeof questionColumns> | null;
  readonly section: ShapeValues<typeof sectionColumns> | null;
  readonly form: ShapeValues<typeof formColumns> | null;
  readonly options: readonly AnswerOption[] | undefined;
  readonly when: Condition | undefined;
  readonly sectionWhen: Condition | undefined;
  readonly errors: FieldErrors;
}

const all = defineShape(sheetColumns);

export const cellMessages = {
  options: {
    ar: 'اكتب كل إجابة في سطر: النص العربي | النص الإنجليزي | الدرجة (0 أو 1 أو 2، أو - بلا درجة).',
    en: 'Write each answer on its own line: Arabic text | English text | score (0, 1 or 2, or - for none).',
  },
  condition: {
    ar: 'اكتب الشرط هكذا: معرّف سؤال سابق، ثم «مطابق» أو «غير مطابق أو مطابق جزئيًا» أو «اختير فيه» أو «أقل من» أو «أكثر من»، ثم القيمة.',
    en: 'Write the condition as the key of an earlier question, then “is compliant”, “is not fully compliant”, “was answered with”, “is below” or “is above”, then the value.',
  },
} as const satisfies Record<string, Localized>;

/** Cells of a row, each read and validated by its column. */
export function readRow({ line, values }: SheetLine, language: Language): ReadRow {
  const input = rowFromText(all, values);
  const errors: FieldErrors = {};
  const part = <S extends Shape>(shape: S): ShapeValues<S> | null => {
    const result = validate(shape, 'create', ownCells(shape, input), language);
    if (result.ok) return result.values;
    Object.assign(errors, result.errors);
    return null;
  };
  const [form, section, question] = [part(formColumns), part(sectionColumns), part(questionColumns)];
  const cell = <T>(column: string, read: (text: string) => T | null, message: Localized): T | undefined => {
    const text = input[column];
    if (typeof text !== 'string' || errors[column]) return undefined;
    const value = read(text);
    if (value !== null) return value;
    errors[column] = [message[language]];
    return undefined;
  };
  return {
    line,
    question,
    section,
    form,
    options: cell('options', readOptions, cellMessages.options),
    when: cell('when', readCondition, cellMessages.condition),
    sectionWhen: cell('sectionWhen', readCondition, cellMessages.condition),
    errors,
  };
}

function ownCells({ fields }: Shape, input: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(input).filter(([name]) => Object.hasOwn(fields, name.split('.')[0] ?? '')),
  );
}
