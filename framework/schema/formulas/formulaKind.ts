import type { FormulaType } from './expression';

/** Values of a field kind in a formula. */
interface FormulaKind {
  readonly type: FormulaType;
  /** Stored units in one: amounts are stored in halalas and count in riyals. */
  readonly unit?: number;
  /** Parts of one that a result is rounded to, and the largest result; a larger one is empty. */
  readonly scale?: number;
  readonly most?: number;
  /** Type of its column. */
  readonly column?: string;
}

const kinds: Readonly<Record<string, FormulaKind>> = {
  integer: { type: 'number', scale: 1, most: 1e9, column: 'int' },
  decimal: { type: 'number', scale: 10_000, most: 1e9, column: 'numeric' },
  percent: { type: 'number', scale: 100, most: 999, column: 'numeric' },
  money: { type: 'number', unit: 100, scale: 100, most: 1e9, column: 'bigint' },
  text: { type: 'text' },
  choice: { type: 'text' },
  date: { type: 'date' },
  boolean: { type: 'truth' },
};

/** Returns the use of a kind's values in formulas; undefined for a kind that formulas cannot use. */
export function formulaKind(kind: string): FormulaKind | undefined {
  return Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
}
