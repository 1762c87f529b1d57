import { writeFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { type BuildName, buildHashFile } from './buildHash.mjs';

/** Written last, so that an interrupted build is not taken for a finished one. */
export function rememberBuild(name: BuildName, hash: string): Plugin {
  const handler = () => writeFileSync(buildHashFile(name), hash);
  return {
    name: 'remember-build',
    apply: 'build',
    writeBundle: { order: 'post', sequential: true, handler },
  };
}
