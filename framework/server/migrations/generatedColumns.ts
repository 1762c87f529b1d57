import { formulaPrerequisites } from '../db/tables/formulaSql';
import { searchPrerequisites } from '../db/searchKey';

/**
 * Returns the statements of a migration preceded by the functions that formulas call, unless an earlier migration
 * (`written`) has created them.
 */
export function withFormulas(statements: readonly string[], written: string): string[] {
  if (!statements.some((statement) => statement.includes('formula_'))) return [...statements];
  return [...formulaPrerequisites.filter((one) => !written.includes(one)), ...statements];
}

const rebuilt = /^ALTER TABLE "(\w+)" ADD COLUMN "search_key"/;

/**
 * The statements of a migration, with what the comparison of two snapshots leaves out: the extension and the function
 * that search keys stand on, unless an earlier migration (`written`) has made them, and the index of a key whose
 * expression has changed. Such a column is dropped and made anew, and its index goes with it unseen. It is made after
 * all other columns, of which it may be made.
 */
export function withSearch(statements: readonly string[], written: string): string[] {
  if (!statements.some((statement) => statement.includes('"search_key"'))) return [...statements];
  const keys = statements.filter((statement) => rebuilt.test(statement));
  const indexes = keys.map((statement) => {
    const table = rebuilt.exec(statement)?.[1];
    return `CREATE INDEX "${table}_search_key_index" ON "${table}" USING gin ("search_key" gin_trgm_ops);`;
  });
  const others = statements.filter((statement) => !keys.includes(statement) && !indexes.includes(statement));
  const prerequisites = searchPrerequisites.filter((one) => !written.includes(one));
  return [...prerequisites, ...others, ...keys, ...indexes];
}
