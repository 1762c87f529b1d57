import type { Intents } from './changeIntents';

const tableCreated = /^CREATE TABLE "(\w+)"/;
const columnLine = /^\t("(\w+)" [^\n]*?),?$/gm;
const columnAdded = /^ALTER TABLE "(\w+)" ADD COLUMN "(\w+)"/;
const keyAdded = /^ALTER TABLE "(\w+)" ADD CONSTRAINT "(\w+)" FOREIGN KEY \("(\w+)"\)/;
const indexCreated = /^CREATE (UNIQUE )?INDEX "\w+" ON "(\w+)" .*$/s;

/**
 * A statement about the table of a record type or the column of a field that was added later, so that it does nothing where
 * an installation has it from its own design. Other statements are as they are.
 */
export function repeatable(statement: string, { addedLater }: Pick<Intents, 'addedLater'>): string[] {
  const isLater = (table = '', column = '') => addedLater.has(table) || addedLater.has(`${table}.${column}`);
  const [, created] = tableCreated.exec(statement) ?? [];
  if (created !== undefined && addedLater.has(created))
    return [
      statement.replace('CREATE TABLE', 'CREATE TABLE IF NOT EXISTS'),
      // One that was designed there may have other fields.
      ...[...statement.matchAll(columnLine)]
        .filter(([, , column]) => addedLater.has(`${created}.${column}`))
        .map(([, line]) => `ALTER TABLE "${created}" ADD COLUMN IF NOT EXISTS ${line};`),
    ];
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
