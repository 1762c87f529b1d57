import { type LaterMigration, laterMigrations, type MigrationText } from './releases';
import { keyOf, removedNames } from './removedNames';
import { unusedSinceIn } from './statementEffects';

/**
 * Drops and renames of what a release may still use, each with its correction. Processes of the release before serve while
 * a migration runs: a table or column goes at the earliest one release after the last that used it. Names that no release
 * has had, and those that exist again at the end of the migration, may go.
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
