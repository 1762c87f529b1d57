import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { ServerConfig } from '../config/serverConfig';
import { runningPostgresUrl } from '../db/embedded/startEmbeddedPostgres';
import type { AppContext } from '../http/appContext';
import { backUpInto } from './backUpInto';

/** Three nights: a mistake that is noticed after a weekend can still be undone. */
const kept = { days: 3, weeks: 0, months: 0 };

const folderOf = ({ dataDir }: Pick<ServerConfig, 'dataDir'>) => path.join(dataDir, 'backups');

/** True where the process makes its own backups: its database is embedded, and nobody has turned them off. */
const makesBackups = ({ databaseUrl, backups }: ServerConfig): boolean =>
  databaseUrl === undefined && backups?.nightly === true;

/** Backs up an embedded database and its files into `backups` of the data folder. */
export async function backUp({ config, storage, migrationsFolder, clock }: AppContext): Promise<void> {
  if (!makesBackups(config)) return;
  const url = runningPostgresUrl(config.dataDir);
  if (url === undefined) throw new Error('the embedded PostgreSQL has no address');
  const passphrase = config.backups?.passphrase;
  await backUpInto({ folder: folderOf(config), kept, url, storage, migrationsFolder, passphrase, clock });
}

/** Returns the seconds since the last backup of an embedded database; null where there is none. */
export async function backupAge({ config, clock }: AppContext): Promise<number | null> {
  if (!makesBackups(config)) return null;
  const folder = folderOf(config);
  const names = await readdir(folder).catch(() => []);
  const latest = names
    .filter((name) => name.endsWith('.backup'))
    .toSorted()
    .at(-1);
  if (latest === undefined) return null;
  const { mtimeMs } = await stat(path.join(folder, latest));
  return Math.max(0, (clock().getTime() - mtimeMs) / 1000);
}
