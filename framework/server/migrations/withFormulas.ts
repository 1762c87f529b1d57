import { formulaPrerequisites } from '../db/tables/formulaSql';

/**
 * Returns the statements of a migration preceded by the functions that formulas call, unless an earlier migration
 * (`written`) has created them.
 */
export function withFormulas(statements: readonly string[], written: string): string[] {
  if (!statements.some((statement) => statement.includes('formula_'))) return [...statements];
  return [...formulaPrerequisites.filter((one) => !written.includes(one)), ...statements];
}
