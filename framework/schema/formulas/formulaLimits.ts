/** Longest formula; its expression is computed with every write of a record. */
export const longestFormula = 500;

/** Most uses of fields by a formula and the formulas that it uses. */
export const mostUses = 1000;

/** Kinds that the result of a formula may have. */
export const formulaKinds = ['integer', 'decimal', 'percent', 'money', 'text', 'date', 'boolean'] as const;
