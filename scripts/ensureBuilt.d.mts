import type { BuildName } from './buildHash.mjs';

/** Builds a part into dist unless it is built from the present sources already; whether it is built then. */
export function ensureBuilt(name: BuildName): boolean;
