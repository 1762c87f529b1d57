import type { Language, Localized } from 'sijil/base/i18n/localized';
import { rowFromText } from 'sijil/schema/cellText';
import { defineShape, type Shape, type ShapeValues } from 'sijil/schema/shape';
import { type FieldErrors, validate } from 'sijil/schema/validate';
import type { Condition } from '../condition';
import {
  type AnswerOption,
  type Asked,
  type FormCategory,
  type FormQuestion,
  freshKey,
} from '../inspectionForm';
import { readCondition, readOptions } from './writeFormSheet';
import { formColumns, questionColumns, sectionColumns, sheetColumns } from './sheetRow';
import { isScored } from '../asked';
import { answerKind } from '../kinds/index';
import { evenWeights, FULL_WEIGHT, sumOfWeights } from '../weights';

/** Row of a sheet: its number in the file, and its filled cells by column, such as `question.ar`. */
export interface SheetLine {
  readonly line: number;
  readonly values: Readonly<Record<string, string>>;
}

interface ReadRow {
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

/** Reads and validates the cells of a row, each by its column. */
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

export interface SheetSection {
  readonly category: FormCategory;
  /** Rows of its questions, in their order. */
  readonly lines: readonly number[];
}

/** Sections of a sheet in the order of their first rows. Empty section weights share what the others leave of 100. */
export function toCategories(rows: readonly ReadRow[]): readonly SheetSection[] {
  const groups = grouped(rows);
  const heads = groups.map(([head]) => head?.section ?? {});
  const given = heads.map(({ sectionWeight }) => sectionWeight ?? null);
  const open = given.filter((weight) => weight === null).length;
  const shares = [...evenWeights(open, Math.max(0, FULL_WEIGHT - sumOfWeights(given)))];
  const sectionKeys = freshKeys(
    'section',
    heads.map(({ sectionKey }) => sectionKey),
  );
  const questions = groups.map((group) => group.filter(({ question }) => question !== null));
  const keys = freshKeys(
    'question',
    questions.flat().map(({ question }) => question?.questionKey),
  );
  return groups.map((group, at) => {
    const [head] = group;
    const own = questions[at] ?? [];
    return {
      category: {
        key: sectionKeys[at] ?? '',
        title: heads[at]?.section ?? { ar: '', en: '' },
        weight: given[at] ?? shares.shift() ?? 0,
        ...(head?.sectionWhen && { when: head.sectionWhen }),
        questions: own.map((row) => toQuestion(row, keys.shift() ?? '')),
      },
      lines: own.map(({ line }) => line),
    };
  });
}

/** Groups rows by section: a row without a section belongs to the section of the row above. */
function grouped(rows: readonly ReadRow[]): readonly (readonly ReadRow[])[] {
  const groups = new Map<string, ReadRow[]>();
  const keys = new Map<string, string>();
  let name = '';
  for (const row of rows) {
    const { section, sectionKey } = row.section ?? {};
    const title = section && `${section.ar}\n${section.en}`;
    if (title && sectionKey) keys.set(title, sectionKey);
    name = sectionKey ?? (title && (keys.get(title) ?? title)) ?? name;
    groups.set(name, [...(groups.get(name) ?? []), row]);
  }
  return [...groups.values()];
}

/** Returns the given keys, with new keys for those missing. */
function freshKeys(word: string, given: readonly (string | null | undefined)[]): string[] {
  const taken = given.filter((key) => typeof key === 'string');
  return given.map((key) => {
    if (key) return key;
    const fresh = freshKey(word, taken);
    taken.push(fresh);
    return fresh;
  });
}

function toQuestion({ question, options, when }: ReadRow, key: string): FormQuestion {
  if (!question) throw new Error('a row without a question has none');
  const kind = question.kind ?? 'compliance';
  const { min, max, unit, validOnVisit } = question;
  const isCelsius = answerKind(kind).start.unit === 'C';
  const asked: Asked = {
    kind,
    ...(typeof min === 'number' && { min }),
    ...(typeof max === 'number' && { max }),
    ...(isCelsius ? { unit: 'C' as const } : unit && { unit }),
    ...(options && { options }),
    ...(validOnVisit && { validOnVisit }),
  };
  return {
    key,
    text: question.question,
    weight: question.weight ?? (isScored(asked) ? null : 0),
    severity: question.severity ?? 'major',
    requiresImage: question.requiresImage ?? false,
    requiresFile: question.requiresFile ?? false,
    requiresNote: question.requiresNote ?? false,
    allowNotApplicable: question.allowNotApplicable ?? true,
    ...asked,
    ...(when && { when }),
  };
}
