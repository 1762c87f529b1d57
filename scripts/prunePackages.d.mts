import type { Plugin } from 'vite';

export function prunePackages(): Plugin;
