import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { buildHashFile, computeBuildHash } from './buildHash.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/**
 * Builds the portal into dist/portal unless it is built from the present sources already.
 * @returns whether the portal is built; false after Vite has said why not.
 */
export function ensureBuilt() {
  if (existsSync(buildHashFile) && readFileSync(buildHashFile, 'utf8') === computeBuildHash()) return true;
  console.log('بناء واجهة المنصة…\nBuilding the portal…');
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const args = [vite, 'build', '--logLevel', 'warn'];
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status === 0;
}
