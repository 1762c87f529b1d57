/**
 * `npm run backup -- file.backup`: writes database and files into one archive, consistent at one moment, while the portal runs.
 * `BACKUP_PASSPHRASE` encrypts it.
 */
// First: other modules read the application as they load.
import '../server/definitions';
import { BackupError } from 'sijil/server/backup/backupError';
import { createBackup } from 'sijil/server/backup/createBackup';
import { migrationsFolder } from '../server/db/migrate';
import { openAddress, settingOf } from './openDatabase';
import { installationStorage } from './openStorage';

const [file] = process.argv.slice(2);
if (file === undefined || file.startsWith('-')) fail('Usage: npm run backup -- <file>');
else await write(file);

async function write(target: string): Promise<void> {
  const { url, close } = await openAddress();
  try {
    const { tables, files } = await createBackup({
      url,
      storage: await installationStorage(),
      migrationsFolder,
      file: target,
      passphrase: settingOf('BACKUP_PASSPHRASE'),
      clock: () => new Date(),
    });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(`${target}: ${tables.length} tables, ${rows} rows, ${files.count} files.`);
    if (files.absent.length > 0)
      console.warn(`Not in storage, or damaged: ${files.absent.length} files\n${files.absent.join('\n')}`);
  } catch (error) {
    if (!(error instanceof BackupError)) throw error;
    fail(error.message);
  } finally {
    await close();
  }
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
