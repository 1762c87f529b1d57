import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type DrizzleSnapshotJSON, generateDrizzleJson } from 'drizzle-kit/api';
import { resourceList } from 'sijil/schema/application';
import { checkResources } from 'sijil/schema/checkResources';
import { hashesPath, hashProblems, lineOf, readHashes } from '../db/migrationHashes';
import { runMigrations } from '../db/runMigrations';
import { readPrevious } from './previousTables';
import { withScratchDatabases } from './scratchDatabases';
import { changeIntents, type Intents, noIntents } from './snapshot';
import { blockingIndexes, partIndexes, type Parts } from './blockingIndexes';
import { earlyRemovals, type MigrationText, readReleases } from './releases';
import { planChange } from './planChange';
import { unfilled } from './safeStatements';

interface Schema {
  readonly moduleTableNames: readonly string[];
  /** Every table, under any name. */
  readonly schema: Record<string, unknown>;
  /** Names of indexes and constraints that migrations make by hand, because no table of the schema can say them. */
  readonly madeByHand?: readonly string[];
}

interface MigrationCommand {
  /** Folder of the migrations, from the working directory. */
  readonly folder: string;
  /** Loads the tables, which can be built only from valid declarations. */
  readonly loadSchema: () => Promise<Schema>;
  /** Name of the migration and flags after it; `--check` or `--hash` in place of the name. */
  readonly args: readonly string[];
  /** Address of a PostgreSQL on which two databases are created for the comparison; by default one is started for it. */
  readonly server?: string;
}

interface Outcome {
  readonly succeeded: boolean;
  readonly message: string;
}

interface Journal {
  version: string;
  dialect: string;
  entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[];
}

const failed = (message: string): Outcome => ({ succeeded: false, message });
const succeeded = (message: string): Outcome => ({ succeeded: true, message });

/**
 * Compares the tables that the code declares with those that the migrations make in an empty database, and writes the
 * difference as the next one. `--check` only reports a missing one; `--hash` stores the hash of the newest after an edit.
 */
export async function writeMigration({
  folder,
  loadSchema,
  args,
  server,
}: MigrationCommand): Promise<Outcome> {
  const [name = 'change', ...flags] = args;
  const unsound = (problems: readonly string[]) =>
    failed(`Mend the declarations first ("npm run declarations" says where):\n\n${problems.join('\n')}`);
  const unready = checkResources(resourceList());
  if (unready.length > 0) return unsound(unready);
  const { moduleTableNames, schema, madeByHand = [] } = await loadSchema();
  const late = checkResources(resourceList(), moduleTableNames);
  if (late.length > 0) return unsound(late);

  const journalPath = path.join(folder, 'meta/_journal.json');
  const journal = readJson<Journal>(journalPath) ?? { version: '7', dialect: 'postgresql', entries: [] };
  const tags = journal.entries.map(({ tag }) => tag);
  const written = tags.map((tag) => readFileSync(path.join(folder, `${tag}.sql`), 'utf8'));
  const texts = tags.map((tag, index) => ({ tag, text: written[index] ?? '' }));
  if (name === '--hash') {
    const newest = texts.slice(lastRun(journal));
    hashNewest(folder, newest);
    return succeeded(`hashes.txt has ${newest.map(({ tag }) => tag).join(', ')} as it is now.`);
  }

  const edited = hashProblems(folder, tags);
  if (edited.length > 0)
    return failed(`Migrations are not edited once they have landed:\n\n${indented(edited)}`);
  const open = tags.filter((_, index) => written[index]?.includes(unfilled));
  if (open.length > 0) {
    const files = indented(open.map((tag) => path.join(folder, `${tag}.sql`)));
    return failed(`Say how the rows that are there already are filled, at ${unfilled} in:\n\n${files}`);
  }
  const releases = readReleases(folder);
  const early = earlyRemovals(texts, releases);
  if (early.length > 0)
    return failed(`Processes of the release before would fail during the upgrade:\n\n${indented(early)}`);
  const blocking = blockingIndexes(texts, releases);
  if (blocking.length > 0)
    return failed(`Writing would wait for an index during the upgrade:\n\n${indented(blocking)}`);
  const { statements, refusals } = await planNext({
    current: generateDrizzleJson(schema, undefined, undefined, 'snake_case'),
    intents: changeIntents(resourceList(), flags),
    written: written.join('\n'),
    folder: tags.length > 0 ? folder : undefined,
    server,
    madeByHand,
  });
  if (refusals.length > 0)
    return failed(`Values would be lost that nobody has given up:\n\n${indented(refusals)}`);
  if (statements.length === 0)
    return succeeded('The database schema matches the declarations; no migration is needed.');
  if (name === '--check') {
    const missing = indented(statements.map((statement) => statement.split('\n').at(-1) ?? ''));
    return failed(
      `The tables that the code declares are not in ${folder} yet:\n\n${missing}\n\n` +
        'Run "npm run migration -- a_name", and read the SQL that it writes.',
    );
  }

  const made = addMigrations(folder, journal, { name, ...partIndexes(statements, texts, releases) });
  writeFileSync(journalPath, `${JSON.stringify(journal, null, 2)}\n`);
  return succeeded(
    `Wrote ${made.join(', ')} (${statements.length} statements). Review before committing; ` +
      'after a change of yours, run "npm run migration -- --hash".',
  );
}

interface NextChange {
  readonly current: DrizzleSnapshotJSON;
  readonly intents: Intents;
  readonly written: string;
  /** Folder of the migrations; undefined before the first. */
  readonly folder: string | undefined;
  readonly server: string | undefined;
  readonly madeByHand: readonly string[];
}

/** Plans the change from the tables that the migrations of the folder make to the declared ones. */
function planNext({ folder, server, madeByHand, ...change }: NextChange) {
  return withScratchDatabases(server, async (migrated, declared) => {
    if (folder !== undefined) await runMigrations(migrated, folder);
    const fromNothing = { intents: noIntents, written: '', previous: generateDrizzleJson({}) };
    const { statements } = await planChange({ ...fromNothing, current: change.current });
    for (const statement of statements) await declared.query(statement);
    const { previous, renames } = await readPrevious({
      migrated,
      declared,
      current: change.current,
      renames: change.intents.renames,
      ignored: new Set(madeByHand),
    });
    return planChange({ ...change, previous, renames });
  });
}

/** Writes the files of a change: one for the transaction, and one for each index that is built concurrently. Returns their paths. */
function addMigrations(
  folder: string,
  journal: Journal,
  { name, inTransaction, concurrent }: Parts & { readonly name: string },
): string[] {
  mkdirSync(path.join(folder, 'meta'), { recursive: true });
  const now = Date.now();
  return [
    ...(inTransaction.length > 0 ? [{ name, statements: inTransaction }] : []),
    ...concurrent.map((index) => ({ name: `${name}_${index.name}`, statements: [index.statement] })),
  ].map((one, position) => addMigration(folder, journal, { ...one, at: now + position }));
}

interface NewMigration {
  readonly name: string;
  readonly statements: readonly string[];
  /** Moment in milliseconds, later than those of all earlier migrations. */
  readonly at: number;
}

/** Writes the file of a migration and adds it to the hashes and the journal. Returns the path of the file. */
function addMigration(folder: string, journal: Journal, { name, statements, at }: NewMigration): string {
  const idx = journal.entries.length;
  const tag = `${String(idx).padStart(4, '0')}_${name}`;
  const text = `${statements.join('\n--> statement-breakpoint\n')}\n`;
  const file = path.join(folder, `${tag}.sql`);
  writeFileSync(file, text);
  appendFileSync(hashesPath(folder), `${lineOf(tag, text)}\n`);
  journal.entries.push({ idx, version: '7', when: at, tag, breakpoints: true });
  return file;
}

/** Position of the first migration that the last run has written: the moments of one run are a millisecond apart. */
function lastRun({ entries }: Journal): number {
  let first = Math.max(0, entries.length - 1);
  while (first > 0 && (entries[first]?.when ?? 0) - (entries[first - 1]?.when ?? 0) === 1) first -= 1;
  return first;
}

/** Replaces only the hashes of the newest migrations: earlier ones have landed. */
function hashNewest(folder: string, newest: readonly MigrationText[]): void {
  const others = readHashes(folder).filter((one) => newest.every(({ tag }) => tag !== one.tag));
  const lines = others.map((one) => `${one.hash} ${one.tag}${one.former ? ' former' : ''}`);
  const own = newest.map(({ tag, text }) => lineOf(tag, text));
  writeFileSync(hashesPath(folder), `${[...lines, ...own].join('\n')}\n`);
}

function readJson<T>(file: string): T | null {
  if (!existsSync(file)) return null;
  const content: T = JSON.parse(readFileSync(file, 'utf8'));
  return content;
}

const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`).join('\n');
