import { formulaPrerequisites } from '../db/tables/formulaSql';

/**
 * The statements of a migration with the functions that columns with a formula stand on, unless an earlier migration
 * (`written`) has made them.
 */
export function withFormulas(statements: readonly string[], written: string): string[] {
  if (!statements.some((statement) => statement.includes('formula_'))) return [...statements];
  return [...formulaPrerequisites.filter((one) => !written.includes(one)), ...statements];
}
