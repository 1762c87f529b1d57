/**
 * `npm run restore -- file.backup`: restores an archive of `npm run backup` into an empty database and its files beside it, while
 * the portal is stopped; `--overwrite` deletes what the database holds first. `--check` only reads the archive to its end.
 */
import { BackupError } from '#framework/server/backup/backupError';
import { checkBackup } from '#framework/server/backup/checkBackup';
import type { Manifest } from '#framework/server/backup/manifest';
import { restoreBackup } from '#framework/server/backup/restoreBackup';
import { DataFolderInUseError } from '#framework/server/db/embedded/lockDataFolder';
import { migrationsFolder } from '../server/db/migrate';
import { openAddress, settingOf } from './openDatabase';
import { installationStorage } from './openStorage';

const args = process.argv.slice(2);
const flags = args.filter((arg) => arg.startsWith('--'));
const [file] = args.filter((arg) => !arg.startsWith('--'));
const isKnown = flags.every((flag) => ['--check', '--overwrite'].includes(flag));

if (file === undefined || !isKnown) fail('Usage: npm run restore -- <file> [--check | --overwrite]');
else await run(file).catch(refuse);

async function run(source: string): Promise<void> {
  const passphrase = settingOf('BACKUP_PASSPHRASE');
  if (flags.includes('--check')) {
    print('Complete and undamaged', await checkBackup(source, passphrase));
    return;
  }
  const { url, close } = await openAddress({ alone: true });
  try {
    const manifest = await restoreBackup({
      url,
      storage: await installationStorage(),
      migrationsFolder,
      file: source,
      passphrase,
      overwrite: flags.includes('--overwrite'),
    });
    print('Restored', manifest);
  } finally {
    await close();
  }
}

function print(what: string, { madeAt, tables, files }: Manifest): void {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`${what}: made at ${madeAt}, ${tables.length} tables, ${rows} rows, ${files.count} files.`);
  if (files.absent.length > 0)
    console.warn(`It lacks ${files.absent.length} files that storage did not have.`);
}

function refuse(error: unknown): void {
  if (!(error instanceof BackupError || error instanceof DataFolderInUseError)) throw error;
  fail(error.message);
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
