import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type DrizzleSnapshotJSON, generateDrizzleJson } from 'drizzle-kit/api';
import { resourceList } from '#app/resources';
import { checkResources } from '#framework/schema/checkResources';
import { hashesPath, hashProblems, lineOf, readHashes } from '../db/migrationHashes';
import { changeIntents } from './changeIntents';
import { earlyRemovals, readReleases } from './earlyRemovals';
import { planChange } from './planChange';
import { unfilled } from './safeStatements';

interface Schema {
  readonly moduleTableNames: readonly string[];
  /** Every table, by any name. */
  readonly schema: Record<string, unknown>;
}

interface MigrationCommand {
  /** Folder of the migrations, from the working directory. */
  readonly folder: string;
  /** Fetches the tables, which can be built of sound declarations only. */
  readonly loadSchema: () => Promise<Schema>;
  /** Name of the migration and flags behind it; `--check` or `--hash` in place of the name. */
  readonly args: readonly string[];
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
 * Compares the tables that the code declares with the snapshot of the last migration and writes the difference as the next
 * one. `--check` only asks whether one is missing; `--hash` stores the hash of the newest after an edit.
 */
export async function writeMigration({ folder, loadSchema, args }: MigrationCommand): Promise<Outcome> {
  const [name = 'change', ...flags] = args;
  const unsound = (problems: readonly string[]) =>
    failed(`Mend the declarations first ("npm run declarations" says where):\n\n${problems.join('\n')}`);
  const unready = checkResources(resourceList);
  if (unready.length > 0) return unsound(unready);
  const { moduleTableNames, schema } = await loadSchema();
  const late = checkResources(resourceList, moduleTableNames);
  if (late.length > 0) return unsound(late);

  const journalPath = path.join(folder, 'meta/_journal.json');
  // One file, whose difference shows in review what a migration changes.
  const snapshotPath = path.join(folder, 'meta/snapshot.json');
  const journal = readJson<Journal>(journalPath) ?? { version: '7', dialect: 'postgresql', entries: [] };
  const tags = journal.entries.map(({ tag }) => tag);
  const written = tags.map((tag) => readFileSync(path.join(folder, `${tag}.sql`), 'utf8'));
  const newest = tags.at(-1);
  if (name === '--hash') {
    if (newest !== undefined) hashNewest(folder, newest, written.at(-1) ?? '');
    return succeeded(`hashes.txt has ${newest} as it is now.`);
  }

  const edited = hashProblems(folder, tags);
  if (edited.length > 0)
    return failed(`Migrations are not edited once they have landed:\n\n${indented(edited)}`);
  const previous = readJson<DrizzleSnapshotJSON>(snapshotPath) ?? generateDrizzleJson({});
  const current = generateDrizzleJson(schema, previous.id, undefined, 'snake_case');
  const { statements, refusals } = await planChange({
    previous,
    current,
    intents: changeIntents(resourceList, flags),
    written: written.join('\n'),
  });
  if (refusals.length > 0)
    return failed(`Values would be lost that nobody has given up:\n\n${indented(refusals)}`);
  const open = tags.filter((_, index) => written[index]?.includes(unfilled));
  if (open.length > 0) {
    const files = indented(open.map((tag) => path.join(folder, `${tag}.sql`)));
    return failed(`Say how the rows that are there already are filled, at ${unfilled} in:\n\n${files}`);
  }
  const early = earlyRemovals(
    tags.map((tag, index) => ({ tag, text: written[index] ?? '' })),
    readReleases(folder),
  );
  if (early.length > 0)
    return failed(`Processes of the release before would fail during the upgrade:\n\n${indented(early)}`);
  if (statements.length === 0)
    return succeeded('The database schema matches the declarations; no migration is needed.');
  if (name === '--check') {
    const missing = indented(statements.map((statement) => statement.split('\n').at(-1) ?? ''));
    return failed(
      `The tables that the code declares are not in ${folder} yet:\n\n${missing}\n\n` +
        'Run "npm run migration -- a_name", and read the SQL that it writes.',
    );
  }

  const idx = journal.entries.length;
  const tag = `${String(idx).padStart(4, '0')}_${name}`;
  const text = `${statements.join('\n--> statement-breakpoint\n')}\n`;
  mkdirSync(path.join(folder, 'meta'), { recursive: true });
  writeFileSync(path.join(folder, `${tag}.sql`), text);
  appendFileSync(hashesPath(folder), `${lineOf(tag, text)}\n`);
  writeFileSync(snapshotPath, `${JSON.stringify(current, null, 1)}\n`);
  journal.entries.push({ idx, version: '7', when: Date.now(), tag, breakpoints: true });
  writeFileSync(journalPath, `${JSON.stringify(journal, null, 2)}\n`);
  return succeeded(
    `Wrote ${path.join(folder, `${tag}.sql`)} (${statements.length} statements). Review it before committing; ` +
      'after a change of yours, run "npm run migration -- --hash".',
  );
}

/** Replaces the hash of the newest migration only: all earlier ones have landed. */
function hashNewest(folder: string, tag: string, statements: string): void {
  const others = readHashes(folder).filter((one) => one.tag !== tag);
  const lines = others.map((one) => `${one.hash} ${one.tag}${one.former ? ' former' : ''}`);
  writeFileSync(hashesPath(folder), `${[...lines, lineOf(tag, statements)].join('\n')}\n`);
}

function readJson<T>(file: string): T | null {
  if (!existsSync(file)) return null;
  const content: T = JSON.parse(readFileSync(file, 'utf8'));
  return content;
}

const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`).join('\n');
