import { isScored } from '../asked';
import { type Asked, type FormCategory, type FormQuestion, freshKey } from '../inspectionForm';
import { answerKind } from '../kinds/index';
import { evenWeights, FULL_WEIGHT, sumOfWeights } from '../weights';
import type { ReadRow } from './readRow';

export interface SheetSection {
  readonly category: FormCategory;
  /** Rows of its questions, in their order. */
  readonly lines: readonly number[];
}

/**
 * Sections of a sheet in the order of their first rows. Section weights that are left empty share what the others leave of
 * 100.
 */
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

/** Rows by section: a row that names none belongs to the section of the row above. */
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

/** The given keys, and fresh ones for what has none. */
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
