import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { keyOf, madeNames, removedNames } from './removedNames';
import { statementsIn, unusedSinceIn } from './statementEffects';

/** Release, with the position of its newest migration. */
interface Release {
  readonly version: string;
  readonly last: number;
}

interface MigrationText {
  readonly tag: string;
  readonly text: string;
}

/** Lines of `releases.txt`: a version and the newest migration in it, oldest first. */
export function readReleases(folder: string): string[] {
  const file = path.join(folder, 'releases.txt');
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
}

/**
 * Drops and renames of what a release may still use, each with its correction. Processes of the release before serve while
 * a migration runs: a table or column goes at the earliest one release after the last that used it. Names that no release
 * has had, and those that exist again at the end of the migration, may go.
 */
export function earlyRemovals(migrations: readonly MigrationText[], lines: readonly string[]): string[] {
  const { releases, problems } = parsed(lines, migrations);
  const newest = releases.at(-1);
  if (!newest) return problems;
  const begun = releases[0]?.last ?? newest.last;
  const early = migrations.flatMap(({ tag, text }, position) => {
    if (position <= begun) return [];
    const before = releases.filter(({ last }) => last < position);
    const unreleased = migrations.slice((before.at(-1)?.last ?? 0) + 1, position + 1);
    const free = madeNames(unreleased.map((one) => one.text));
    return text
      .split('--> statement-breakpoint')
      .flatMap(statementsIn)
      .flatMap((statement) => problemsOf(statement, { tag, free, before }));
  });
  return [...problems, ...early];
}

interface Around {
  readonly tag: string;
  readonly free: ReadonlySet<string>;
  readonly before: readonly Release[];
}

function problemsOf(statement: string, { tag, free, before }: Around): string[] {
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
