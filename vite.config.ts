import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { addressFiles } from './scripts/addressFiles.ts';
import { budgets, bundleBudgets } from './scripts/bundleBudgets.ts';
import { computeBuildHash } from './scripts/buildHash.mjs';
import { compressAssets } from './scripts/compressAssets.ts';
import { readScreens } from './scripts/readScreens.ts';
import { rememberBuild } from './scripts/rememberBuild.ts';
import { sharedChunks } from './scripts/sharedChunks.ts';
import { browserAliases } from './scripts/sourceFolders.mjs';

const buildHash = computeBuildHash('portal');
const screens = await readScreens();
const server = `http://localhost:${process.env.PORT ?? 3000}`;

/** Packages without side effects whose package.json does not say so; unused parts of them are removed. */
const sideEffects = [
  {
    test: /node_modules[\\/](?:papaparse|pluralize|react-markdown|remark-gfm|sunflower-antd|@ant-design[\\/]pro-\w+|rc-[\w-]+|@rc-component[\\/][\w-]+)[\\/]/,
    sideEffects: false,
  },
];

export default defineConfig({
  plugins: [
    react(),
    bundleBudgets(budgets),
    addressFiles(screens),
    compressAssets,
    rememberBuild('portal', buildHash),
  ],
  resolve: { alias: browserAliases },
  define: { __BUILD_ID__: JSON.stringify(buildHash.slice(0, 12)) },
  build: {
    outDir: 'dist/portal',
    emptyOutDir: true,
    sourcemap: false,
    // A browser without preloading fetches each file when it is imported.
    modulePreload: { polyfill: false },
    // In kilobytes, uncompressed; the largest chunk is the chart library, which loads with the first visible chart.
    chunkSizeWarningLimit: 1300,
    rolldownOptions: {
      treeshake: { moduleSideEffects: sideEffects, manualPureFunctions: ['__name', 'forwardRef'] },
      output: { codeSplitting: { groups: sharedChunks(screens) } },
    },
  },
  server: { port: 5173, proxy: { '/api': server, '/files': server, '/sandbox': server, '/verify': server } },
});
