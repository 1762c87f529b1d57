import type { Plugin } from 'vite';
import type { BuildName } from './buildHash.mjs';

/** Keeps the hash of what a part was built from beside the finished build. */
export declare function rememberBuild(name: BuildName, hash: string): Plugin;
