import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { type BackupOptions, createBackup } from './createBackup';
import { backupName, expiredBackups, type KeptBackups } from './keptBackups';
import { checkBackup, type Manifest } from './manifest';

interface Options extends Omit<BackupOptions, 'file'> {
  readonly folder: string;
  /** Absent: no backup is deleted. */
  readonly kept?: KeptBackups | undefined;
}

interface FolderBackup {
  readonly file: string;
  readonly manifest: Manifest;
  readonly deleted: readonly string[];
}

/**
 * Adds a backup to a folder, reads it to its end, and only then deletes those that are no longer kept.
 * @throws BackupError
 */
export async function backUpInto({ folder, kept, ...options }: Options): Promise<FolderBackup> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, backupName(options.clock()));
  await createBackup({ ...options, file });
  const manifest = await checkBackup(file, options.passphrase);
  const deleted = kept ? expiredBackups(await readdir(folder), kept) : [];
  for (const name of deleted) await rm(path.join(folder, name));
  return { file, manifest, deleted };
}
