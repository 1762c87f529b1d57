import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { statementsIn, unusedSinceIn } from './statementEffects';

/**
 * Drops and renames of tables and columns that a release may still use, each with its correction. Processes of the previous
 * release serve while a migration runs: a table or column may be removed at the earliest one release after the last that used
 * it. Names that no release contains, and those that exist again at the end of the migration, may be removed.
 */
export function earlyRemovals(migrations: readonly MigrationText[], lines: readonly string[]): string[] {
  const { later, problems } = laterMigrations(migrations, lines);
  return [
    ...problems,
    ...later.flatMap((one) => one.statements.flatMap((statement) => problemsOf(statement, one))),
  ];
}

function problemsOf(statement: string, { tag, free, before }: LaterMigration): string[] {
  const names = removedNames(statement)
    .filter((name) => !free.has(name.table) && !free.has(keyOf(name)))
    .map(keyOf);
  if (names.length === 0) return [];
  const since = unusedSinceIn(statement);
  if (before.some(({ version }) => version === since)) return [];
  const what = `${tag}.sql removes ${names.join(', ')}`;
  return since === undefined
    ? [
        `${what}, which processes of ${before.at(-1)?.version} may still use while it runs. End the use in one release, remove it in a later one, and write above the statement "-- UNUSED SINCE <that release>: <why it is certain>".`,
      ]
    : [
        `${what} with "UNUSED SINCE ${since}", but ${since} is no release before it (${before.map(({ version }) => version).join(', ')}): wait until that release is in releases.txt.`,
      ];
}

/** Release, with the position of its newest migration. */
interface Release {
  readonly version: string;
  readonly last: number;
}

export interface MigrationText {
  readonly tag: string;
  readonly text: string;
}

/** Migration that came after the first release. */
interface LaterMigration {
  readonly tag: string;
  readonly statements: readonly string[];
  /** Tables, and columns as `table.column`, created by this migration or another since the newest release before it. */
  readonly free: ReadonlySet<string>;
  readonly before: readonly Release[];
}

/** Lines of `releases.txt`: a version and the newest migration in it, oldest first. */
export function readReleases(folder: string): string[] {
  const file = path.join(folder, 'releases.txt');
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
}

/** Migrations after the first release, none without one; and the lines that name no release, each with its correction. */
export function laterMigrations(
  migrations: readonly MigrationText[],
  lines: readonly string[],
): { readonly later: readonly LaterMigration[]; readonly problems: readonly string[] } {
  const { releases, problems } = parsed(lines, migrations);
  const [first] = releases;
  if (!first) return { later: [], problems };
  const later = migrations.flatMap(({ tag, text }, position) => {
    if (position <= first.last) return [];
    const before = releases.filter(({ last }) => last < position);
    const unreleased = migrations.slice((before.at(-1)?.last ?? 0) + 1, position + 1);
    const free = madeNames(unreleased.map((one) => one.text));
    return { tag, before, free, statements: text.split('--> statement-breakpoint').flatMap(statementsIn) };
  });
  return { later, problems };
}

function parsed(lines: readonly string[], migrations: readonly MigrationText[]) {
  const releases: Release[] = [];
  const problems: string[] = [];
  for (const line of lines) {
    const [version = '', tag = ''] = line.split(' ');
    const last = migrations.findIndex((one) => one.tag === tag);
    if (last === -1)
      problems.push(`releases.txt: "${line}" names no migration. Write "<version> <migration>".`);
    else if (last < (releases.at(-1)?.last ?? 0))
      problems.push(`releases.txt: ${version} ends before the release above it. Order the lines by release.`);
    else releases.push({ version, last });
  }
  return { releases, problems };
}

/** Table or column whose name no longer exists after a migration. */
interface RemovedName {
  readonly table: string;
  /** Undefined where the table itself is removed. */
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

/** In a key, the name of a column follows that of its table. */
const keyOf = ({ table: owner, column }: RemovedName) =>
  column === undefined ? owner : `${owner}.${column}`;

/** Returns tables, and columns as `table.column`, that statements create or rename to. */
function madeNames(statements: readonly string[]): Set<string> {
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
function removedNames(statement: string): RemovedName[] {
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

/** Returns the bare table of `"public"."a" CASCADE`. */
const bare = (name: string) =>
  name
    .trim()
    .replace(/^"?public"?\./i, '')
    .replace(/\s+\w+$/, '')
    .replaceAll('"', '');
