import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { BackupError } from 'sijil/server/backup/backupError';
import { backUpInto } from 'sijil/server/backup/backUpInto';
import { type KeptBackups, readKept } from 'sijil/server/backup/keptBackups';
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
  /** How somebody calls a command, for its usage. */
  readonly called: (command: 'backup' | 'restore') => string;
  /** Checks what a rehearsal has restored at an address. @throws BackupError */
  readonly check: (url: string) => Promise<void>;
}

/**
 * Writes database and files into one archive, consistent at one moment, while the application runs. `--to` adds it to a folder
 * under the name of its time and checks it; `--keep 7d4w12m` then deletes older ones, except the latest of each of the last 7
 * days, 4 weeks and 12 months.
 */
export async function backup(of: Installation, args: readonly string[]): Promise<void> {
  const asked = readBackupArguments(args);
  if (asked === null)
    return fail(
      `Usage: ${of.called('backup')} <file>\n       ${of.called('backup')} --to <folder> [--keep 7d4w12m]`,
    );
  const { url, close } = await openAddress(of.database);
  try {
    const options = {
      url,
      storage: await of.openStorage(),
      migrationsFolder: of.schema.migrationsFolder,
      passphrase: of.passphrase,
      clock: () => new Date(),
    };
    const { file, manifest, deleted } =
      'folder' in asked
        ? await backUpInto({ ...options, ...asked })
        : { file: asked.file, manifest: await createBackup({ ...options, ...asked }), deleted: [] };
    const { tables, files } = manifest;
    console.log(`${file}: ${tables.length} tables, ${rowsOf(tables)} rows, ${files.count} files.`);
    for (const name of deleted) console.log(`deleted: ${name}`);
    if (files.absent.length > 0)
      console.warn(`Not in storage, or damaged: ${files.absent.length} files\n${files.absent.join('\n')}`);
  } catch (error) {
    refuse(error);
  } finally {
    await close();
  }
}

interface FolderAsked {
  readonly folder: string;
  readonly kept: KeptBackups | undefined;
}

/** Reads `FILE`, or `--to FOLDER --keep KEPT` in either order. Returns null for anything else. */
function readBackupArguments(args: readonly string[]): { readonly file: string } | FolderAsked | null {
  const [first = '', ...others] = args;
  if (!first.startsWith('--')) return first !== '' && others.length === 0 ? { file: first } : null;
  const given = new Map<string, string>();
  for (let place = 0; place < args.length; place += 2) {
    const [name = '', value = ''] = args.slice(place, place + 2);
    if (!['--to', '--keep'].includes(name) || value === '' || given.has(name)) return null;
    given.set(name, value);
  }
  const [folder, keep] = [given.get('--to'), given.get('--keep')];
  const kept = keep === undefined ? undefined : readKept(keep);
  return folder === undefined || kept === null ? null : { folder, kept };
}

const restoreFlags = ['--check', '--overwrite', '--rehearse'];

/**
 * Restores an archive into an empty database and its files, while the application is stopped; `--overwrite` first deletes the content of
 * the database. `--check` only reads the archive to its end. `--rehearse` restores it into a scratch database next to the
 * installation's, which may run, checks that and removes it; for a folder it takes the newest archive.
 */
export async function restore(of: Installation, args: readonly string[]): Promise<void> {
  const flags = args.filter((arg) => arg.startsWith('--'));
  const [file] = args.filter((arg) => !arg.startsWith('--'));
  if (file === undefined || !flags.every((flag) => restoreFlags.includes(flag)))
    return fail(`Usage: ${of.called('restore')} <file> [${restoreFlags.join(' | ')}]`);
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
