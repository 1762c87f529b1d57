/** Table, or column of it, whose name is gone after a migration. */
interface RemovedName {
  readonly table: string;
  /** Undefined where the table itself goes. */
  readonly column: string | undefined;
}

const word = String.raw`"?(\w+)"?`;
const table = String.raw`(?:"?public"?\.)?${word}`;
const ifExists = String.raw`(?:IF\s+EXISTS\s+)?`;

const createdTable = new RegExp(
  String.raw`\bCREATE\s+(?:TEMP\w*\s+|UNLOGGED\s+)*TABLE\s+(?:IF\s+NOT\s+EXISTS\s+)?${table}`,
  'gi',
);
const droppedTables = new RegExp(
  String.raw`\bDROP\s+(?:TABLE|VIEW|MATERIALIZED\s+VIEW)\s+${ifExists}([\w".,\s]+)`,
  'gi',
);
/** The clauses of one table, up to the end of the statement. */
const altered = new RegExp(String.raw`\bALTER\s+TABLE\s+${ifExists}(?:ONLY\s+)?${table}\s+([^;]+)`, 'gi');
const addedColumn = new RegExp(
  String.raw`\bADD\s+(?:COLUMN\s+)?(?:IF\s+NOT\s+EXISTS\s+)?(?!CONSTRAINT\b)${word}`,
  'gi',
);
const droppedColumn = new RegExp(
  String.raw`\bDROP\s+(?:COLUMN\s+)?${ifExists}(?!(?:CONSTRAINT|NOT|DEFAULT|IDENTITY|EXPRESSION|COLUMN|IF)\b)${word}`,
  'gi',
);
const renamedColumn = new RegExp(
  String.raw`^RENAME\s+(?:COLUMN\s+)?(?!(?:CONSTRAINT|TO|COLUMN)\b)${word}\s+TO\s+${word}`,
  'i',
);
const newTableName = new RegExp(String.raw`^RENAME\s+TO\s+${word}`, 'i');
const renamedTable = /^(?:RENAME\s+TO|SET\s+SCHEMA)\b/i;

/** Names of columns in the key of a set are behind the name of their table. */
export const keyOf = ({ table: owner, column }: RemovedName) =>
  column === undefined ? owner : `${owner}.${column}`;

/** Tables, and columns as `table.column`, that statements make, or give as a new name. */
export function madeNames(statements: readonly string[]): Set<string> {
  const text = uncommented(statements.join('\n'));
  const tables = [...text.matchAll(createdTable)].map(([, name = '']) => name);
  const altering = [...text.matchAll(altered)].flatMap(([, owner = '', clauses = '']) => {
    const renamed = newTableName.exec(clauses)?.[1];
    if (renamed !== undefined) return [renamed];
    const column = renamedColumn.exec(clauses)?.[2];
    if (column !== undefined) return [`${owner}.${column}`];
    return [...clauses.matchAll(addedColumn)].map(([, added]) => `${owner}.${added}`);
  });
  return new Set([...tables, ...altering]);
}

/** Tables and columns that a statement drops or renames, inside a `DO` block too. */
export function removedNames(statement: string): RemovedName[] {
  const text = uncommented(statement);
  const tables = [...text.matchAll(droppedTables)].flatMap(([, names = '']) =>
    names.split(',').map((name) => ({ table: bare(name), column: undefined })),
  );
  const altering = [...text.matchAll(altered)].flatMap(([, owner = '', clauses = '']) => {
    if (renamedTable.test(clauses)) return [{ table: owner, column: undefined }];
    const renamed = renamedColumn.exec(clauses)?.[1];
    if (renamed !== undefined) return [{ table: owner, column: renamed }];
    return [...clauses.matchAll(droppedColumn)].map(([, column]) => ({ table: owner, column }));
  });
  return [...tables, ...altering];
}

const uncommented = (text: string) => text.replaceAll(/--.*$/gm, '');

/** The table alone, of `"public"."a" CASCADE`. */
const bare = (name: string) =>
  name
    .trim()
    .replace(/^"?public"?\./i, '')
    .replace(/\s+\w+$/, '')
    .replaceAll('"', '');
