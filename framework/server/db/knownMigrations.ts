import type { Client } from 'pg';
import { ConfigurationError } from '../config/serverConfig';
import { presentHashes, readHashes } from './migrationHashes';

/** The table in which drizzle records the migrations that have run. */
const applied = 'drizzle.__drizzle_migrations';

interface Applied {
  readonly hash: string;
  /** Moment at which it was written, in milliseconds; drizzle runs what was written later. */
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
 * Compares what the database has run with what this code knows: drizzle itself looks at the newest moment alone, and
 * would serve any database.
 * @throws ConfigurationError for a migration of a newer version, or one that ran in another wording
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
