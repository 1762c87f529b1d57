import { fileURLToPath } from 'node:url';

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { computeBuildHash } from './scripts/buildHash.mjs';
import { bundleBudgets, fieldBudgets } from './scripts/bundleBudgets.ts';
import { compressAssets } from './scripts/compressAssets.ts';
import { rememberBuild } from './scripts/rememberBuild.ts';
import { listOfflineFiles } from './scripts/listOfflineFiles.ts';
import { sourceAliases } from './scripts/sourceFolders.mjs';

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const buildHash = computeBuildHash('field');

/** The inspectors' app: one page and its service worker, with addresses relative to the folder that serves it. */
export default defineConfig({
  root: here('field/app'),
  base: './',
  plugins: [
    react(),
    bundleBudgets(fieldBudgets),
    listOfflineFiles(here('field/app/public')),
    compressAssets,
    rememberBuild('field', buildHash),
  ],
  resolve: { alias: sourceAliases },
  build: {
    outDir: here('dist/field'),
    emptyOutDir: true,
    sourcemap: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        index: here('field/app/index.html'),
        serviceWorker: here('field/app/serviceWorker.ts'),
        shrink: here('field/app/camera/shrink.ts'),
      },
      output: {
        // The address of a worker stays the same: browsers look for a newer one there.
        entryFileNames: ({ name }) => (name === 'index' ? 'assets/[name]-[hash].js' : '[name].js'),
      },
    },
  },
});
