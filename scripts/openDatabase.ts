import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Database, connectDatabase } from '#framework/server/db/connect';
import { DataFolderInUseError, lockDataFolder } from '#framework/server/db/embedded/lockDataFolder';
import { runningPostgresUrl } from '#framework/server/db/embedded/runningPostgresUrl';
import { startEmbeddedPostgres } from '#framework/server/db/embedded/startEmbeddedPostgres';
import { environment } from '../server/config/environment';
import { readDatabaseUrl } from '../server/config/readDatabaseUrl';

interface OpenDatabase {
  readonly db: Database;
  readonly close: () => Promise<void>;
}

/** The installation's database, for a command: the one that `DATABASE_URL` names, or the portal's own. */
export async function openDatabase(): Promise<OpenDatabase> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const databaseUrl = readDatabaseUrl(process.env);
  const opened = databaseUrl ? { url: databaseUrl, close: () => undefined } : await openOwnDatabase();
  const db = connectDatabase(opened.url);
  return {
    db,
    close: async () => {
      await db.$client.end();
      await opened.close();
    },
  };
}

/** The portal's own PostgreSQL: as a running portal has it, or started for the moment. */
async function openOwnDatabase() {
  const dataDir = path.resolve(environment.shape.DATA_DIR.parse(process.env['DATA_DIR'] || undefined));
  const lock = await lockDataFolder(dataDir).catch((error: unknown) => {
    if (error instanceof DataFolderInUseError) return undefined;
    throw error;
  });
  const running = lock ? undefined : runningPostgresUrl(dataDir);
  if (running) return { url: running, close: () => undefined };
  const postgres = await startEmbeddedPostgres({ dataDir, log: console });
  return {
    url: postgres.url,
    close: async () => {
      await postgres.stop();
      await lock?.release();
    },
  };
}
