import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

import { addressFiles } from './scripts/addressFiles.ts';
import { bundleBudgets } from './scripts/bundleBudgets.ts';
import { computeBuildHash } from './scripts/buildHash.mjs';
import { readScreens } from './scripts/readScreens.ts';
import { rememberBuild } from './scripts/rememberBuild.ts';
import { sharedChunks } from './scripts/sharedChunks.ts';

const buildHash = computeBuildHash('portal');
const screens = await readScreens();
const server = `http://localhost:${process.env.PORT ?? 3000}`;

/** Size in bytes from which compression saves a network packet. */
const leastCompressed = 1024;

/** Compresses the assets at build time, because their content never changes under a name. */
const compressAssets: Plugin = {
  name: 'compress-assets',
  apply: 'build',
  writeBundle: {
    order: 'post',
    sequential: true,
    handler({ dir = '' }) {
      const assets = path.join(dir, 'assets');
      for (const name of readdirSync(assets).filter((one) => /\.(?:js|css|svg)$/.test(one))) {
        const file = path.join(assets, name);
        const content = readFileSync(file);
        if (content.length < leastCompressed) continue;
        const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
        writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
        writeFileSync(`${file}.gz`, gzipSync(content));
      }
    },
  },
};

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
    bundleBudgets(),
    addressFiles(screens),
    compressAssets,
    rememberBuild('portal', buildHash),
  ],
  resolve: {
    alias: {
      '@framework': fileURLToPath(new URL('framework/react', import.meta.url)),
      '@': fileURLToPath(new URL('src', import.meta.url)),
      html2canvas: fileURLToPath(new URL('framework/react/charts/noHtml2canvas.ts', import.meta.url)),
    },
  },
  define: { __BUILD_ID__: JSON.stringify(buildHash.slice(0, 12)) },
  build: {
    outDir: 'dist/portal',
    emptyOutDir: true,
    sourcemap: false,
    // In kilobytes, uncompressed; the largest chunk is the chart library, which loads with the first visible chart.
    chunkSizeWarningLimit: 1300,
    rolldownOptions: {
      treeshake: { moduleSideEffects: sideEffects, manualPureFunctions: ['__name', 'forwardRef'] },
      output: { codeSplitting: { groups: sharedChunks(screens) } },
    },
  },
  server: { port: 5173, proxy: { '/api': server, '/files': server, '/sandbox': server, '/verify': server } },
});
