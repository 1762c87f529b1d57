/**
 * `npm run restore -- file.backup`: restores an archive of `npm run backup` into an empty database and its files folder, while
 * the portal is stopped; `--overwrite` first deletes the content of the database. `--check` only reads the archive to its end.
 * `--rehearse` restores it into a scratch database next to the portal's, which may run, reconciles that and removes it; for a
 * folder it takes the newest archive.
 */
// First: other modules read the application as they load.
import '../server/definitions';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { BackupError } from 'sijil/server/backup/backupError';
import { checkBackup, type Manifest } from 'sijil/server/backup/manifest';
import { rehearseRestore } from 'sijil/server/backup/rehearseRestore';
import { restoreBackup } from 'sijil/server/backup/restoreBackup';
import { connectDatabase } from 'sijil/server/db/connect';
import { DataFolderInUseError } from 'sijil/server/db/embedded/lockDataFolder';
import { databaseSchema } from '../server/db/migrate';
import { reconcile } from '../server/modules/reconcile/reconcile';
import { openAddress, settingOf } from './openDatabase';
import { installationStorage } from './openStorage';

const args = process.argv.slice(2);
const flags = args.filter((arg) => arg.startsWith('--'));
const [file] = args.filter((arg) => !arg.startsWith('--'));
const isKnown = flags.every((flag) => ['--check', '--overwrite', '--rehearse'].includes(flag));

if (file === undefined || !isKnown)
  fail('Usage: npm run restore -- <file> [--check | --overwrite | --rehearse]');
else await run(file).catch(refuse);

async function run(source: string): Promise<void> {
  const passphrase = settingOf('BACKUP_PASSPHRASE');
  if (flags.includes('--check')) {
    print('Complete and undamaged', await checkBackup(source, passphrase));
    return;
  }
  if (flags.includes('--rehearse')) return rehearse(source, passphrase);
  const { url, close } = await openAddress({ alone: true });
  try {
    const manifest = await restoreBackup({
      url,
      storage: await installationStorage(),
      schema: databaseSchema,
      file: source,
      passphrase,
      overwrite: flags.includes('--overwrite'),
    });
    print('Restored', manifest);
  } finally {
    await close();
  }
}

async function rehearse(source: string, passphrase: string | undefined): Promise<void> {
  const { url, close } = await openAddress();
  try {
    const file = statSync(source, { throwIfNoEntry: false })?.isDirectory() ? newestIn(source) : source;
    const manifest = await rehearseRestore({
      url,
      schema: databaseSchema,
      file,
      passphrase,
      check: assertSound,
    });
    print(`Restored ${file} into a scratch database, where everything adds up`, manifest);
  } finally {
    await close();
  }
}

async function assertSound(url: string): Promise<void> {
  const db = connectDatabase(url);
  const { differenceCount } = await reconcile(db);
  await db.$client.end();
  if (differenceCount > 0)
    throw new BackupError(
      `لا تتطابق الحسابات في ما استُعيد، وعدد الفروق ${differenceCount}. نفّذ npm run reconcile لمعرفتها.`,
      `What was restored does not add up: ${differenceCount} differences. "npm run reconcile" names them.`,
    );
}

function newestIn(folder: string): string {
  const archives = readdirSync(folder)
    .filter((name) => name.endsWith('.backup'))
    .map((name) => path.join(folder, name))
    .toSorted((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  const [newest] = archives;
  if (newest !== undefined) return newest;
  throw new BackupError('لا توجد نسخة احتياطية في هذا المجلد.', `There is no backup in ${folder}.`);
}

function print(what: string, { madeAt, tables, files }: Manifest): void {
  if (settingOf('BACKUP_PASSPHRASE') === undefined)
    console.warn(
      'Not authenticated: the archive is not encrypted, so nothing proves who made it or that nobody changed it.',
    );
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
