import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

import { bundleBudgets } from './scripts/bundleBudgets.mjs';
import { computeBuildHash } from './scripts/buildHash.mjs';
import { rememberBuild } from './scripts/rememberBuild.mjs';
import { slimAntd } from './scripts/slimAntd.mjs';

const buildHash = computeBuildHash('portal');
const server = `http://localhost:${process.env.PORT ?? 3000}`;

/** Below this a packed file is no smaller on its way; in bytes. */
const worthPacking = 1024;

/** Packs what never changes under its name once, here, and not on the server for every visitor who is new. */
const packAssets: Plugin = {
  name: 'pack-assets',
  apply: 'build',
  writeBundle: {
    order: 'post',
    sequential: true,
    handler({ dir = '' }) {
      const assets = path.join(dir, 'assets');
      for (const name of readdirSync(assets).filter((one) => /\.(?:js|css|svg)$/.test(one))) {
        const file = path.join(assets, name);
        const content = readFileSync(file);
        if (content.length < worthPacking) continue;
        const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
        writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
        writeFileSync(`${file}.gz`, gzipSync(content));
      }
    },
  },
};

/** Of packages that do nothing by being there, and do not say so: where nothing of them is used, they are left out. */
const sideEffects = [{ test: /node_modules[\\/](?:papaparse|pluralize)[\\/]/, sideEffects: false }];

/** Icons of the pages that need no sign-in, so that these do not fetch those of the whole portal. */
const publicIcons =
  /[\\/](?:Translation|QuestionCircle|Phone|WhatsApp|ClockCircle|Swap|Disconnect|Up|Down|Reload|Warning|Stop|History|SafetyCertificate|FileSearch|Moon|Sun|Mail|Link|Loading|Search|Eye|EyeInvisible|Check|Minus|Close|CheckCircle|CloseCircle|ExclamationCircle|InfoCircle)(?:Outlined|Filled)\.js$/;

/**
 * What every page needs first is two files, the packages' and ours, and the icons are one: a hundred small ones cost more
 * in requests than they weigh. Everything else is split by who needs it.
 */
const sharedChunks = [
  { name: 'packages', tags: ['$initial' as const], test: /node_modules/, priority: 3 },
  { name: 'start', tags: ['$initial' as const], priority: 2 },
  { name: 'publicIcons', test: publicIcons, priority: 2 },
  {
    name: 'icons',
    test: /node_modules[\\/]@ant-design[\\/]icons/,
    priority: 1,
    entriesAware: true,
    entriesAwareMergeThreshold: 16_000,
  },
];

export default defineConfig({
  plugins: [react(), slimAntd(), bundleBudgets(), packAssets, rememberBuild('portal', buildHash)],
  resolve: {
    alias: {
      'side-channel': fileURLToPath(new URL('src/components/antd/weakSideChannel.cjs', import.meta.url)),
      '@': fileURLToPath(new URL('src', import.meta.url)),
      html2canvas: fileURLToPath(new URL('src/charts/noHtml2canvas.ts', import.meta.url)),
    },
  },
  define: { __BUILD_ID__: JSON.stringify(buildHash.slice(0, 12)) },
  build: {
    outDir: 'dist/portal',
    emptyOutDir: true,
    sourcemap: false,
    // What charts are drawn with, fetched with the first that is seen; in thousands of bytes, unpacked.
    chunkSizeWarningLimit: 1300,
    rolldownOptions: {
      treeshake: { moduleSideEffects: sideEffects },
      output: { codeSplitting: { groups: sharedChunks } },
    },
  },
  server: { port: 5173, proxy: { '/api': server, '/files': server, '/sandbox': server, '/verify': server } },
});
