import { indexMadeBy, type MadeIndex } from '../db/runMigrations';
import { laterMigrations, type MigrationText } from './releases';
import { statementsIn } from './statementEffects';

/**
 * Indexes whose building would block writes while all rows of a table are read, each with its correction. In a migration after a
 * release, an index on a table of that release is built concurrently, in a separate file. One on a table that no release
 * contains may be created with it.
 */
export function blockingIndexes(migrations: readonly MigrationText[], lines: readonly string[]): string[] {
  const { later } = laterMigrations(migrations, lines);
  const byMonth = cutByMonth(migrations);
  const blocking = later.flatMap(({ tag, statements, free }) =>
    statements.flatMap((statement) => {
      const index = indexMadeBy(statement);
      const waits = index && !index.isConcurrent && !free.has(index.table) && !byMonth.has(index.table);
      return waits ? refusal(tag, index) : [];
    }),
  );
  return [...blocking, ...migrations.flatMap(sharesFile)];
}

/** Tables that are partitioned by month (decision 115): PostgreSQL builds no index concurrently on them. */
function cutByMonth(migrations: readonly MigrationText[]): ReadonlySet<string> {
  const cuts = migrations.flatMap(({ text }) => [...text.matchAll(/partition_by_month\('(\w+)'/g)]);
  return new Set(cuts.map(([, table = '']) => table));
}

const refusal = (tag: string, { name, table }: MadeIndex) =>
  `${tag}.sql builds ${name} on ${table} in the transaction, so that writing waits for it. Delete the statement from the newest migration, and write it with CREATE INDEX CONCURRENTLY as the only one of a migration of its own; "npm run migration" does so.`;

/** Reports a file that combines an index built concurrently with other statements, which PostgreSQL would refuse. */
function sharesFile({ tag, text }: MigrationText): string[] {
  const statements = text.split('--> statement-breakpoint').flatMap(statementsIn);
  const isShared = statements.length > 1 && statements.some((one) => indexMadeBy(one)?.isConcurrent);
  return isShared
    ? [
        `${tag}.sql builds an index concurrently, which runs outside of the transaction: give the statement a migration of its own.`,
      ]
    : [];
}

export interface Parts {
  readonly inTransaction: readonly string[];
  /** Each for a separate migration, by the name of its index. */
  readonly concurrent: readonly { readonly name: string; readonly statement: string }[];
}

/** Splits the statements of the next migration, so that no index blocks writes. */
export function partIndexes(
  statements: readonly string[],
  written: readonly MigrationText[],
  lines: readonly string[],
): Parts {
  const next = { tag: 'next', text: statements.join('\n--> statement-breakpoint\n') };
  const free = laterMigrations([...written, next], lines).later.at(-1)?.free;
  const byMonth = cutByMonth(written);
  const indexes = statements.map((statement) => {
    const index = indexMadeBy(statement);
    return free && index && !free.has(index.table) && !byMonth.has(index.table) ? index : undefined;
  });
  return {
    inTransaction: statements.filter((_, at) => !indexes[at]),
    concurrent: statements.flatMap((statement, at) => {
      const index = indexes[at];
      return index
        ? { name: index.name, statement: statement.replace(' INDEX ', ' INDEX CONCURRENTLY ') }
        : [];
    }),
  };
}
