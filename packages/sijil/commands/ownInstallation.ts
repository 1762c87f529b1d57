import { backOfficeApplication } from 'sijil/server/backOffice';
import { readConfig } from 'sijil/server/config/readConfig';
import { openStorage } from 'sijil/server/storage/openStorage';
import { backup, type Installation, restore } from './backups';
import { readApplication } from './readApplication';

/** `sijil backup FILE`. */
export const backupOwn = async (args: readonly string[]): Promise<void> =>
  backup(await ownInstallation(), args);

/** `sijil restore FILE`. */
export const restoreOwn = async (args: readonly string[]): Promise<void> =>
  restore(await ownInstallation(), args);

async function ownInstallation(): Promise<Installation> {
  const { folder, server } = await readApplication();
  const config = readConfig(process.env);
  return {
    database: config,
    schema: backOfficeApplication(folder, server).schema,
    openStorage: () => openStorage(config),
    passphrase: process.env['BACKUP_PASSPHRASE'],
    called: (command) => `sijil ${command}`,
    check: () => Promise.resolve(),
  };
}
