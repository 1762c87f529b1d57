/** Longest formula; its expression is worked out with every write of a record. */
export const longestFormula = 500;

/** Kinds that the result of a formula may have. */
export const formulaKinds = ['integer', 'decimal', 'percent', 'money', 'text', 'date', 'boolean'] as const;
