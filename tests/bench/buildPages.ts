import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** Builds the bare pages with which screens are compared. @returns their folder */
export function buildPages(): string {
  const args = ['vite', 'build', '--config', 'tests/bench/pages/vite.config.ts', '--logLevel', 'error'];
  if (spawnSync('npx', args, { stdio: 'inherit' }).status !== 0)
    throw new Error('the bare pages could not be built');
  return path.resolve('dist/bench');
}
