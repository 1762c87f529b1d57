import { existsSync } from 'node:fs';
import path from 'node:path';
import { compareMigrations } from 'sijil/server/db/migrationHashes';
import { type Database, connectDatabase } from 'sijil/server/db/connect';
import { findWriter, hostsOf } from 'sijil/server/db/connections';
import { DataFolderInUseError, lockDataFolder } from 'sijil/server/db/embedded/lockDataFolder';
import { runningPostgresUrl, startEmbeddedPostgres } from 'sijil/server/db/embedded/startEmbeddedPostgres';
import {
  type Environment,
  environment,
  readDatabaseUrl,
  readEnvironment,
  type SettingName,
} from '../server/config/environment';
import { migrationsFolder } from '../server/db/migrate';

interface OpenDatabase {
  readonly db: Database;
  readonly close: () => Promise<void>;
}

interface OpenAddress {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Returns the value of a setting, for a command. */
export function settingOf<N extends SettingName>(name: N): Environment[N] {
  readDotEnv();
  return environment.parse({ [name]: readEnvironment(process.env)[name] })[name];
}

function readDotEnv(): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
}

/**
 * Address of the installation's database, for a command: from `DATABASE_URL`, or the portal's own. @param alone no portal may
 * run on it
 */
export async function openAddress({ alone = false } = {}): Promise<OpenAddress> {
  readDotEnv();
  const url = readDatabaseUrl(process.env);
  if (url === undefined) return openOwnDatabase(alone);
  return { url: await findWriter(hostsOf(url)), close: () => Promise.resolve() };
}

/** Opens the installation's database, for a command; exits where its schema differs from the code's. */
export async function openDatabase(): Promise<OpenDatabase> {
  const opened = await openAddress();
  const db = connectDatabase(opened.url);
  const close = async () => {
    await db.$client.end();
    await opened.close();
  };
  const migrations = await compareMigrations(db, migrationsFolder)();
  if (migrations === 'ok') return { db, close };
  await close();
  console.error(unfitting[migrations]);
  process.exit(1);
}

const unfitting = {
  missing:
    'This database lacks migrations of this version. Start the portal on it once (npm start), which runs them, and repeat the command.',
  newer: 'This database has run migrations of a newer version. Run the command of that version.',
} as const;

/** Returns the portal's own PostgreSQL: the one of a running portal, or one started for the command. */
async function openOwnDatabase(alone: boolean): Promise<OpenAddress> {
  const dataDir = path.resolve(settingOf('DATA_DIR'));
  const lock = await lockDataFolder(dataDir).catch((error: unknown) => {
    if (error instanceof DataFolderInUseError && !alone) return undefined;
    throw error;
  });
  const running = lock ? undefined : runningPostgresUrl(dataDir);
  if (running) return { url: running, close: () => Promise.resolve() };
  const postgres = await startEmbeddedPostgres({ dataDir, log: console });
  return {
    url: postgres.url,
    close: async () => {
      await postgres.stop();
      await lock?.release();
    },
  };
}
