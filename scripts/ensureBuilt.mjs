import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { buildHashFile, builds, computeBuildHash } from './buildHash.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const messages = {
  portal: 'بناء واجهة المنصة…\nBuilding the portal…',
  field: 'بناء تطبيق المفتش…\nBuilding the inspectors’ app…',
  server: 'بناء خادم المنصة…\nBuilding the server…',
};

/** Builds all parts that are out of date. @returns {boolean} whether all are built. */
export const ensureAllBuilt = () => /** @type {const} */ (['portal', 'field', 'server']).every(ensureBuilt);

/**
 * Builds a part into dist unless it is up to date with its sources.
 * @param {import('./buildHash.mjs').BuildName} name
 * @returns {boolean} whether it is built; false after Vite has said why not.
 */
export function ensureBuilt(name) {
  const file = buildHashFile(name);
  if (existsSync(file) && readFileSync(file, 'utf8') === computeBuildHash(name)) return true;
  console.log(messages[name]);
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const args = [vite, 'build', '--config', builds[name].config, '--logLevel', 'warn'];
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status === 0;
}
