import type { Intents } from './changeIntents';

const columnAdded = /^ALTER TABLE "(\w+)" ADD COLUMN "(\w+)"/;
const keyAdded = /^ALTER TABLE "(\w+)" ADD CONSTRAINT "(\w+)" FOREIGN KEY \("(\w+)"\)/;
const indexCreated = /^CREATE (UNIQUE )?INDEX "\w+" ON "(\w+)" .*$/s;

/**
 * A statement about the column of a field that was added later, so that it does nothing where an installation has the
 * column from its own design. Other statements are as they are.
 */
export function repeatable(statement: string, { addedLater }: Pick<Intents, 'addedLater'>): string[] {
  const isLater = (table = '', column = '') => addedLater.has(`${table}.${column}`);
  const [, table, column] = columnAdded.exec(statement) ?? [];
  if (isLater(table, column)) return [statement.replace('ADD COLUMN', 'ADD COLUMN IF NOT EXISTS')];
  const [, owner, constraint, key] = keyAdded.exec(statement) ?? [];
  if (isLater(owner, key))
    return [`ALTER TABLE "${owner}" DROP CONSTRAINT IF EXISTS "${constraint}";`, statement];
  const [, , indexed] = indexCreated.exec(statement) ?? [];
  const names = [...statement.matchAll(/"(\w+)"/g)].map(([, name]) => name);
  if (indexed !== undefined && names.some((name) => isLater(indexed, name)))
    return [statement.replace('INDEX', 'INDEX IF NOT EXISTS')];
  return [statement];
}
