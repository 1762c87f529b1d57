import type { Plugin } from 'vite';

/** Who imports it, what it imports, and what it gets in its place. */
export const swaps: readonly (readonly [importer: string, imported: string, instead: string])[];
export function slimAntd(): Plugin;
