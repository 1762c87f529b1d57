import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { Readiness } from 'sijil/contract/healthView';
import type { Queryable } from './connect';
import type { Client } from 'pg';
import { ConfigurationError } from '../config/serverConfig';

/** The table in which drizzle records the migrations that have run. */
const applied = 'drizzle.__drizzle_migrations';

interface Applied {
  readonly hash: string;
  /** Moment at which it was written, in milliseconds; drizzle runs migrations that were written later. */
  readonly writtenAt: number;
}

/** Migrations that a database has run, oldest first; none in a new one. */
export async function appliedMigrations(client: Client): Promise<Applied[]> {
  const { rows: tables } = await client.query<{ there: boolean }>(
    'select to_regclass($1) is not null as there',
    [applied],
  );
  if (!tables[0]?.there) return [];
  const { rows } = await client.query<{ hash: string; created_at: string }>(
    `select hash, created_at from ${applied} order by id`,
  );
  return rows.map(({ hash, created_at: writtenAt }) => ({ hash, writtenAt: Number(writtenAt) }));
}

/**
 * Compares the migrations that the database has run with those of this code: drizzle itself compares the newest moment alone,
 * and would serve any database.
 * @throws ConfigurationError for a migration of a newer version, or one that ran with another text
 */
export function assertKnownMigrations(migrations: readonly Applied[], folder: string): void {
  const known = new Set([...readHashes(folder).map(({ hash }) => hash), ...presentHashes(folder)]);
  const unknown = migrations.filter(({ hash }) => !known.has(hash));
  if (unknown.length > 0) throw new ConfigurationError(refusal(unknown.map(({ hash }) => hash.slice(0, 12))));
}

const refusal = (hashes: readonly string[]) =>
  `نُفّذت على قاعدة البيانات هذه تغييرات لا تعرفها هذه النسخة من المنصة (${hashes.join(', ')})، فلن تعمل عليها. شغّل النسخة الأحدث التي نفّذتها، أو استعد نسخة احتياطية أُخذت قبلها.\n` +
  `This database has run migrations that this version of the portal does not know (${hashes.join(', ')}), so it will not serve it. ` +
  'Start the newer version that ran them, or restore a backup from before.';

/** Line of a migration, in order: hash and name without extension. */
interface Listed {
  readonly hash: string;
  readonly tag: string;
  /** True for a hash under which it was published before it was edited, against decision 5: databases hold it. */
  readonly former: boolean;
}

export const hashesPath = (folder: string) => path.join(folder, 'hashes.txt');

/** The hash that drizzle stores with a migration that has run. */
const hashOf = (statements: string) => createHash('sha256').update(statements).digest('hex');

export const lineOf = (tag: string, statements: string) => `${hashOf(statements)} ${tag}`;

export function readHashes(folder: string): Listed[] {
  if (!existsSync(hashesPath(folder))) return [];
  return readFileSync(hashesPath(folder), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [hash = '', tag = '', note] = line.split(' ');
      return { hash, tag, former: note === 'former' };
    });
}

/** Hashes of the present files: one that was just pulled may have no line yet. */
export const presentHashes = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .map((name) => hashOf(readFileSync(path.join(folder, name), 'utf8')));

/** Problems of a folder's files, each with its correction: an edited file, one without a line, a missing one. */
export function hashProblems(folder: string, tags: readonly string[]): string[] {
  const listed = new Map(
    readHashes(folder).flatMap(({ hash, tag, former }) => (former ? [] : [[tag, hash]])),
  );
  const edited = tags.flatMap((tag) => {
    const place = path.join(folder, `${tag}.sql`);
    if (!existsSync(place)) return [`${tag}.sql is missing: bring it back with git.`];
    const listedHash = listed.get(tag);
    if (listedHash === hashOf(readFileSync(place, 'utf8'))) return [];
    return listedHash === undefined
      ? [`${tag}.sql has no line in hashes.txt: "npm run migration -- --hash" writes it.`]
      : [
          `${tag}.sql is not what hashes.txt says. If it has landed, restore it and write another migration ("npm run migration -- a_name"): databases have run it as it was. If it is new, "npm run migration -- --hash" takes your changes over.`,
        ];
  });
  const gone = [...listed.keys()].filter((tag) => !tags.includes(tag));
  return [
    ...edited,
    ...gone.map(
      (tag) =>
        `hashes.txt names ${tag}, which the journal does not: remove the line, or bring the migration back.`,
    ),
  ];
}

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
