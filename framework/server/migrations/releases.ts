import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { madeNames } from './removedNames';
import { statementsIn } from './statementEffects';

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
export interface LaterMigration {
  readonly tag: string;
  readonly statements: readonly string[];
  /** Tables, and columns as `table.column`, that it or a migration since the newest release before it has made. */
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
