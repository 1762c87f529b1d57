/**
 * `npm run migration -- name`: compares the tables that the code declares with the snapshot of the last migration
 * and writes the difference as the next one. Review it; once it has landed, never edit it. What went away must be
 * declared (`was`, `dropped`) or, in a module's table, named (`--drop=table.column`): nothing is lost in silence, and
 * nothing is asked. `hashes.txt` keeps the hash of each; `npm run migration -- --hash` takes over what was edited in the
 * newest, which has not landed yet.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type DrizzleSnapshotJSON, generateDrizzleJson } from 'drizzle-kit/api';
import { checkResources } from '#framework/schema/checkResources';
import { hashesPath, hashProblems, lineOf, readHashes } from '#framework/server/db/migrationHashes';
import { resourceList } from '../src/resources/index';
import { changeIntents } from './migration/changeIntents';
import { planChange } from './migration/planChange';
import { unfilled } from './migration/safeStatements';

const folder = path.join(import.meta.dirname, '../server/db/migrations');
const journalPath = path.join(folder, 'meta/_journal.json');
/** The tables as the last migration leaves them: one file, whose difference shows in review what a migration changes. */
const snapshotPath = path.join(folder, 'meta/snapshot.json');
const name = process.argv[2] ?? 'change';
/** `npm run check` only asks whether a migration is missing. */
const onlyAsked = name === '--check';
const onlyHashed = name === '--hash';

interface Journal {
  version: string;
  dialect: string;
  entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[];
}

// A table made of a wrong declaration would have to be made again; the tables can be built of sound ones only.
refuseUnsound(checkResources(resourceList));
const { moduleTableNames, schema } = await import('../server/db/schema/index');
refuseUnsound(checkResources(resourceList, moduleTableNames));

const journal: Journal = existsSync(journalPath)
  ? JSON.parse(readFileSync(journalPath, 'utf8'))
  : { version: '7', dialect: 'postgresql', entries: [] };
const last = journal.entries.at(-1);
const previous: DrizzleSnapshotJSON = existsSync(snapshotPath)
  ? JSON.parse(readFileSync(snapshotPath, 'utf8'))
  : generateDrizzleJson({});
const current = generateDrizzleJson(schema, previous.id, undefined, 'snake_case');
const written = journal.entries.map(({ tag }) => readFileSync(path.join(folder, `${tag}.sql`), 'utf8'));
const { statements, refusals } = await planChange({
  previous,
  current,
  intents: changeIntents(resourceList, process.argv.slice(3)),
  written: written.join('\n'),
});
const open = journal.entries.filter((_, index) => written[index]?.includes(unfilled));

if (onlyHashed && last) hashNewest(last.tag, written.at(-1) ?? '');
const edited = hashProblems(
  folder,
  journal.entries.map(({ tag }) => tag),
);

if (onlyHashed) {
  console.log(`hashes.txt has ${last?.tag} as it is now.`);
} else if (edited.length > 0) {
  console.log(
    `Migrations are not edited once they have landed:\n\n${edited.map((one) => `  ${one}`).join('\n')}`,
  );
  process.exitCode = 1;
} else if (refusals.length > 0) {
  console.log(
    `Values would be lost that nobody has given up:\n\n${refusals.map((one) => `  ${one}`).join('\n')}`,
  );
  process.exitCode = 1;
} else if (open.length > 0) {
  console.log(`Say how the rows that are there already are filled, at ${unfilled} in:

${open.map(({ tag }) => `  server/db/migrations/${tag}.sql`).join('\n')}`);
  process.exitCode = 1;
} else if (statements.length === 0) {
  console.log('The database schema matches the declarations; no migration is needed.');
} else if (onlyAsked) {
  console.log(`The tables that the code declares are not in server/db/migrations yet:

${statements.map((statement) => `  ${statement.split('\n').at(-1)}`).join('\n')}

Run "npm run migration -- a_name", and read the SQL that it writes.`);
  process.exitCode = 1;
} else {
  const idx = (last?.idx ?? -1) + 1;
  const tag = `${String(idx).padStart(4, '0')}_${name}`;
  mkdirSync(path.join(folder, 'meta'), { recursive: true });
  const text = `${statements.join('\n--> statement-breakpoint\n')}\n`;
  writeFileSync(path.join(folder, `${tag}.sql`), text);
  appendFileSync(hashesPath(folder), `${lineOf(tag, text)}\n`);
  writeFileSync(snapshotPath, `${JSON.stringify(current, null, 1)}\n`);
  journal.entries.push({ idx, version: '7', when: Date.now(), tag, breakpoints: true });
  writeFileSync(journalPath, `${JSON.stringify(journal, null, 2)}\n`);
  console.log(
    `Wrote server/db/migrations/${tag}.sql (${statements.length} statements). Review it before committing; after a change of yours, run "npm run migration -- --hash".`,
  );
}

/** The newest alone: whatever stands before it has landed. */
function hashNewest(tag: string, statements: string): void {
  const others = readHashes(folder).filter((one) => one.tag !== tag);
  const lines = others.map((one) => `${one.hash} ${one.tag}${one.former ? ' former' : ''}`);
  writeFileSync(hashesPath(folder), `${[...lines, lineOf(tag, statements)].join('\n')}\n`);
}

function refuseUnsound(problems: readonly string[]): void {
  if (problems.length === 0) return;
  console.log(`Mend the declarations first ("npm run declarations" says where):\n\n${problems.join('\n')}`);
  process.exit(1);
}
