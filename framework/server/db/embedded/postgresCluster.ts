import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

import type { PostgresBinaries } from './postgresBinaries';
import { commandOf, giveTo, type PostgresRunner } from './postgresRunner';

export const clusterUser = 'portal';

export interface ClusterOptions {
  dataDir: string;
  binaries: PostgresBinaries;
  runner: PostgresRunner;
  /** True where a new cluster is synced to the disk; false only for data that may be lost. */
  sync: boolean;
}

export interface Cluster {
  folder: string;
  password: string;
}

/**
 * The cluster in `<dataDir>/postgres`, made on the first call.
 * @throws Error, in Arabic and English, when its password is lost or another major version made it.
 */
export async function ensureCluster(options: ClusterOptions): Promise<Cluster> {
  const { dataDir, binaries, runner } = options;
  const folder = join(dataDir, 'postgres');
  const passwordFile = join(dataDir, 'postgres-password');
  if (existsSync(folder)) {
    assertUsable(folder, passwordFile);
    await assertSameVersion(folder, binaries, runner);
  } else {
    writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
    giveTo(runner, passwordFile);
    await createCluster(folder, passwordFile, options);
  }
  giveTo(runner, folder);
  return { folder, password: readFileSync(passwordFile, 'utf8').trim() };
}

/**
 * Creates a cluster under another name and renames it: an initdb that was interrupted leaves no half cluster behind.
 */
async function createCluster(
  folder: string,
  passwordFile: string,
  { binaries, runner, sync }: ClusterOptions,
): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  giveTo(runner, unfinished);
  await run(runner, binaries.initdb, [
    `--pgdata=${unfinished}`,
    `--username=${clusterUser}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    ...(sync ? [] : ['--no-sync']),
  ]);
  renameSync(unfinished, folder);
}

function assertUsable(folder: string, passwordFile: string): void {
  if (existsSync(passwordFile)) return;
  throw new Error(
    `قاعدة البيانات في ${folder} موجودة، لكن ملف كلمة مرورها ${passwordFile} مفقود؛ استعده من النسخة الاحتياطية.\n` +
      `There is a database in ${folder} but its password file ${passwordFile} is missing: restore it from a backup.`,
  );
}

async function assertSameVersion(folder: string, binaries: PostgresBinaries, runner: PostgresRunner) {
  const made = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
  const here = /(\d+)/.exec(await run(runner, binaries.postgres, ['--version']))?.[1];
  if (made === here) return;
  throw new Error(
    `قاعدة البيانات في ${folder} أنشأها الإصدار ${made} من PostgreSQL، والإصدار المثبّت هو ${here}.\n` +
      `The database in ${folder} was made by PostgreSQL ${made}; the one installed is ${here}. ` +
      'Dump it with the old version and restore it, or install the old version again.',
  );
}

async function run(runner: PostgresRunner, program: string, args: string[]): Promise<string> {
  const command = commandOf(runner, program, args);
  const { stdout } = await promisify(execFile)(command.file, command.args, command.options);
  return stdout;
}
