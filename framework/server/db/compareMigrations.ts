import { sql } from 'drizzle-orm';
import type { Readiness } from '#framework/contract/healthView';
import type { Queryable } from './connect';
import { presentHashes, readHashes } from './migrationHashes';

type Compared = Exclude<Readiness['migrations'], 'unknown'>;

/** Compares the migrations of the database with those of the code. */
export function compareMigrations(db: Queryable, folder: string): () => Promise<Compared> {
  const present = presentHashes(folder);
  const known = [...new Set([...readHashes(folder).map(({ hash }) => hash), ...present])];
  const recorded = sql`select to_regclass('drizzle.__drizzle_migrations') is not null as there`;
  const query = sql`select count(*)::int as run, count(*) filter (where hash <> all (${sql.param(known)}::text[]))::int as unknown
    from drizzle.__drizzle_migrations`;
  return async () => {
    const { rows: tables } = await db.execute<{ there: boolean }>(recorded);
    if (!tables[0]?.there) return 'missing';
    const { rows } = await db.execute<{ run: number; unknown: number }>(query);
    const { run, unknown } = rows[0] ?? { run: 0, unknown: 0 };
    if (unknown > 0) return 'newer';
    return run < present.length ? 'missing' : 'ok';
  };
}
