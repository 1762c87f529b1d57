import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { errorCode } from 'sijil/base/objects';
import type { DatabaseSchema } from '../db/migrate';
import { folderStorage } from '../storage/openStorage';
import { BackupError } from './backupError';
import type { Manifest } from './manifest';
import { restoreBackup } from './restoreBackup';

interface Rehearsal {
  /** Address of any database of the server; the scratch database is created on the same server. Its role may create databases. */
  readonly url: string;
  readonly schema: DatabaseSchema;
  readonly file: string;
  readonly passphrase?: string | undefined;
  /** Checks the restored data, and throws where it is wrong. */
  readonly check: (url: string) => Promise<void>;
}

/**
 * Restores an archive into a scratch database and a temporary folder, has it checked, and removes both: this proves a backup
 * while the portal runs.
 * @throws BackupError where it is damaged, of another version, or the role may not create databases
 */
export async function rehearseRestore({ url, check, ...restored }: Rehearsal): Promise<Manifest> {
  const name = `restore_rehearsal_${randomBytes(6).toString('hex')}`;
  const folder = await mkdtemp(path.join(tmpdir(), 'restore-rehearsal-'));
  try {
    await runOn(url, `create database ${name}`).catch(refuse);
    const scratch = new URL(url);
    scratch.pathname = `/${name}`;
    const storage = folderStorage(folder);
    const manifest = await restoreBackup({ ...restored, url: scratch.href, storage, overwrite: false });
    await check(scratch.href);
    return manifest;
  } finally {
    await runOn(url, `drop database if exists ${name} with (force)`);
    await rm(folder, { recursive: true, force: true });
  }
}

function refuse(error: unknown): never {
  if (errorCode(error) !== '42501') throw error;
  throw new BackupError(
    'لا يملك دور المنصة في PostgreSQL صلاحية إنشاء قاعدة بيانات. امنحه إياها: ALTER ROLE … CREATEDB;',
    'The role of the portal may not create databases. Allow it: ALTER ROLE … CREATEDB;',
  );
}

async function runOn(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  // The interrupted statement reports the error.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
