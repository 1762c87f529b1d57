import { existsSync } from 'node:fs';
import path from 'node:path';
import { type DatabasePlace, openAddress } from 'sijil/commands/openAddress';
import { compareMigrations } from 'sijil/server/db/migrationHashes';
import { type Database, connectDatabase } from 'sijil/server/db/connect';
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

/** Returns the value of a setting, for a command. */
export function settingOf<N extends SettingName>(name: N): Environment[N] {
  readDotEnv();
  return environment.parse({ [name]: readEnvironment(process.env)[name] })[name];
}

function readDotEnv(): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
}

/** Place of the installation's database: that of `DATABASE_URL`, or the portal's own. */
export function databasePlace(): DatabasePlace {
  readDotEnv();
  return { databaseUrl: readDatabaseUrl(process.env), dataDir: path.resolve(settingOf('DATA_DIR')) };
}

/** Opens the installation's database, for a command; exits where its schema differs from the code's. */
export async function openDatabase(): Promise<OpenDatabase> {
  const opened = await openAddress(databasePlace());
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
