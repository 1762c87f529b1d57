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
const sideEffects = [
  {
    test: /node_modules[\\/](?:papaparse|pluralize|react-markdown|remark-gfm|sunflower-antd|@ant-design[\\/]pro-\w+)[\\/]/,
    sideEffects: false,
  },
];

/** What the forms of the pages before signing in are made of: one file, and not one for each of its parts. */
const plainForms = new RegExp(
  [
    'src/plain/',
    'src/fields/(plain/|typing|fieldIds|messagesAt|PasswordWishes)',
    'src/forms/(PlainForm|form\\.module|useShape|useValidate|useDraft|useAfterPress|useSaveKey|touched|focusFirst|formValues)',
    'src/pages/public/PublicCard',
    'src/toast/useToast',
    'src/providers/signIn',
    'domain/auth/(signInBodies|newPassword)',
    'domain/formats/password',
  ]
    .join('|')
    .replaceAll('/', '[\\\\/]'),
);

/** What the portal begins with, whoever opens it: its router, the query client, and of antd what every page draws. */
const portalPackages =
  /node_modules[\\/](?:react-router|@tanstack|@babel[\\/]runtime|stylis|rc-(?:util|motion|resize-observer|tooltip)|@rc-component[\\/](?:portal|trigger|util)|@ant-design[\\/](?:cssinjs|cssinjs-utils|colors|fast-color|v5-patch-for-react-19)|antd[\\/]es[\\/](?:_util|app|button|config-provider|locale|space|spin|style|theme|tooltip|version|watermark))[\\/]/;

/** The drawings that are used by themselves (`src/plain/Icon.tsx`), apart from antd's icons and what those need. */
const plainIcons = new Set(
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .flatMap((name) => [
      ...readFileSync(path.join('src', name), 'utf8').matchAll(/icons-svg\/es\/asn\/(\w+)/g),
    ])
    .map(([, name]) => `${name}.js`),
);
const isPlainIcon = (id: string) => id.includes('icons-svg') && plainIcons.has(path.basename(id));

/**
 * What every page needs first is two files, the packages' and ours, and the icons are one: a hundred small ones cost more
 * in requests than they weigh. Everything else is split by who needs it.
 */
const sharedChunks = [
  { name: 'packages', tags: ['$initial' as const], test: /node_modules/, priority: 3 },
  { name: 'start', tags: ['$initial' as const], priority: 2 },
  { name: 'plainForms', test: plainForms, priority: 2 },
  { name: 'portalPackages', test: portalPackages, priority: 1 },
  { name: 'plainIcons', test: isPlainIcon, priority: 2 },
  {
    name: 'icons',
    test: /node_modules[\\/]@ant-design[\\/]icons[\\/]/,
    priority: 1,
    entriesAware: true,
    entriesAwareMergeThreshold: 16_000,
  },
];

export default defineConfig({
  plugins: [react(), slimAntd(), bundleBudgets(), packAssets, rememberBuild('portal', buildHash)],
  resolve: {
    alias: {
      '@': fileURLToPath(new URL('src', import.meta.url)),
      html2canvas: fileURLToPath(new URL('src/charts/noHtml2canvas.ts', import.meta.url)),
      axios: fileURLToPath(new URL('src/providers/noAxios.ts', import.meta.url)),
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
