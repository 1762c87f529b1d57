import type { Exact, Field, FieldOptions } from '../field';
import { defineKind } from '../kind';

/** A formula over the fields of a declaration, as `parseFormula` reads it: `price * 1.15`. */
export interface FormulaField extends Field<'formula', string> {
  /** The field of the record that names the declaration. */
  readonly of: string;
  /** The field of the record that names the kind of the formula's result. */
  readonly result: string;
}

interface FormulaOptions extends FieldOptions {
  readonly of: string;
  readonly result: string;
}

/** Longest formula; its expression is computed with every write of a record. */
export const longestFormula = 500;

export const formula = defineKind(
  <const O extends FormulaOptions>(options: Exact<O, FormulaOptions>): FormulaField & O => ({
    kind: 'formula',
    ...options,
  }),
  {
    options: ['of', 'result'],
    neverUnique: true,
    storedAs: 'text',
    filters: [],
    sortable: false,
    searchable: false,
    rule: ({ plainText }) => plainText(longestFormula, { lines: 'one' }),
  },
);

/** Most uses of fields by a formula and the formulas that it uses. */
export const mostUses = 1000;

/** Kinds that the result of a formula may have. */
export const formulaKinds = ['integer', 'decimal', 'percent', 'money', 'text', 'date', 'boolean'] as const;
