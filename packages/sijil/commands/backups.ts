import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { BackupError } from 'sijil/server/backup/backupError';
import { createBackup } from 'sijil/server/backup/createBackup';
import { checkBackup, type Manifest } from 'sijil/server/backup/manifest';
import { rehearseRestore } from 'sijil/server/backup/rehearseRestore';
import { restoreBackup } from 'sijil/server/backup/restoreBackup';
import type { DatabaseSchema } from 'sijil/server/db/migrate';
import { DataFolderInUseError } from 'sijil/server/db/embedded/lockDataFolder';
import type { Storage } from 'sijil/server/storage/storage';
import { type DatabasePlace, openAddress } from './openAddress';

/** Installation that a command backs up or restores. */
export interface Installation {
  readonly database: DatabasePlace;
  readonly schema: DatabaseSchema;
  readonly openStorage: () => Promise<Storage>;
  /** Encrypts the archive, and proves on its restoration that nobody has changed it. */
  readonly passphrase: string | undefined;
  /** Beginning of the command, for its usage: `npm run`. */
  readonly called: string;
  /** Checks what a rehearsal has restored at an address. @throws BackupError */
  readonly check: (url: string) => Promise<void>;
}

/** Writes database and files into one archive, consistent at one moment, while the application runs. */
export async function backup(of: Installation, [file]: readonly string[]): Promise<void> {
  if (file === undefined || file.startsWith('-')) return fail(`Usage: ${of.called} backup <file>`);
  const { url, close } = await openAddress(of.database);
  try {
    const { tables, files } = await createBackup({
      url,
      storage: await of.openStorage(),
      migrationsFolder: of.schema.migrationsFolder,
      file,
      passphrase: of.passphrase,
      clock: () => new Date(),
    });
    console.log(`${file}: ${tables.length} tables, ${rowsOf(tables)} rows, ${files.count} files.`);
    if (files.absent.length > 0)
      console.warn(`Not in storage, or damaged: ${files.absent.length} files\n${files.absent.join('\n')}`);
  } catch (error) {
    refuse(error);
  } finally {
    await close();
  }
}

const options = ['--check', '--overwrite', '--rehearse'];

/**
 * Restores an archive into an empty database and its files, while the application is stopped; `--overwrite` first deletes the content of
 * the database. `--check` only reads the archive to its end. `--rehearse` restores it into a scratch database next to the
 * installation's, which may run, checks that and removes it; for a folder it takes the newest archive.
 */
export async function restore(of: Installation, args: readonly string[]): Promise<void> {
  const flags = args.filter((arg) => arg.startsWith('--'));
  const [file] = args.filter((arg) => !arg.startsWith('--'));
  if (file === undefined || !flags.every((flag) => options.includes(flag)))
    return fail(`Usage: ${of.called} restore <file> [${options.join(' | ')}]`);
  try {
    if (flags.includes('--check'))
      return report(of, 'Complete and undamaged', await checkBackup(file, of.passphrase));
    if (flags.includes('--rehearse')) return await rehearse(of, file);
    const { url, close } = await openAddress(of.database, { alone: true });
    try {
      const { schema, passphrase } = of;
      const storage = await of.openStorage();
      const overwrite = flags.includes('--overwrite');
      report(of, 'Restored', await restoreBackup({ url, storage, schema, file, passphrase, overwrite }));
    } finally {
      await close();
    }
  } catch (error) {
    refuse(error);
  }
}

async function rehearse(of: Installation, source: string): Promise<void> {
  const { schema, passphrase, check } = of;
  const { url, close } = await openAddress(of.database);
  try {
    const file = statSync(source, { throwIfNoEntry: false })?.isDirectory() ? newestIn(source) : source;
    const manifest = await rehearseRestore({ url, schema, file, passphrase, check });
    report(of, `Restored ${file} into a scratch database, where everything adds up`, manifest);
  } finally {
    await close();
  }
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

const rowsOf = (tables: Manifest['tables']) => tables.reduce((sum, { rows }) => sum + rows, 0);

function report({ passphrase }: Installation, what: string, { madeAt, tables, files }: Manifest): void {
  if (passphrase === undefined)
    console.warn(
      'Not authenticated: the archive is not encrypted, so nothing proves who made it or that nobody changed it.',
    );
  console.log(
    `${what}: made at ${madeAt}, ${tables.length} tables, ${rowsOf(tables)} rows, ${files.count} files.`,
  );
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
