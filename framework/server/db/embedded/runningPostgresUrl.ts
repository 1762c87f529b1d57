import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clusterUser } from './postgresCluster';
import { databaseName } from './startEmbeddedPostgres';

/** The database of a portal that is running on the folder, for a command that only reads; undefined where none is. */
export function runningPostgresUrl(dataDir: string): string | undefined {
  try {
    const port = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')
      .split('\n')[3]
      ?.trim();
    const password = readFileSync(join(dataDir, 'postgres-password'), 'utf8').trim();
    return `postgres://${clusterUser}:${password}@127.0.0.1:${port}/${databaseName}`;
  } catch {
    return undefined;
  }
}
