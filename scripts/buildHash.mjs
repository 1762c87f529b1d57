import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { frameworkFolder } from './sourceFolders.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** @typedef {keyof typeof builds} BuildName */

/** Scripts that are built with the server and run without the sources. */
export const imageCommands = ['admin', 'upgrade', 'backup', 'restore', 'reconcile', 'storage'];

/** Builds of `npm start` into `dist`: Vite configuration and sources of each. */
export const builds = {
  portal: {
    config: 'vite.config.ts',
    sources: ['src', frameworkFolder, 'domain', 'public', 'index.html'],
  },
  field: {
    config: 'vite.field.config.ts',
    sources: ['field', frameworkFolder, 'domain'],
  },
  server: {
    config: 'vite.server.config.ts',
    sources: [
      'server',
      frameworkFolder,
      'domain',
      'src/resources',
      ...[...imageCommands, 'openDatabase', 'openStorage'].map((name) => `scripts/${name}.ts`),
    ],
  },
};

/** File with the hash of a finished build's sources. @param {BuildName} name */
export const buildHashFile = (name) => path.join(root, 'dist', name, '.build-hash');

/** Hex SHA-256 of everything that a build depends on. @param {BuildName} name */
export function computeBuildHash(name) {
  const { config, sources } = builds[name];
  const hash = createHash('sha256');
  for (const file of [...sources, config, 'package-lock.json'].flatMap((one) =>
    listFiles(path.join(root, one)),
  )) {
    hash
      .update(`${path.relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

/** @param {string} place @returns {string[]} */
function listFiles(place) {
  if (!existsSync(place)) return [];
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place)
    .filter((name) => !name.startsWith('.'))
    .sort()
    .flatMap((name) => listFiles(path.join(place, name)));
}
