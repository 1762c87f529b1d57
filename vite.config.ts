import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

import { buildHashFile, computeBuildHash } from './scripts/buildHash.mjs';

const buildHash = computeBuildHash();
const server = `http://localhost:${process.env.PORT ?? 3000}`;

/** Written last, so that a build that was interrupted is not taken for a finished one. */
const rememberBuild: Plugin = {
  name: 'remember-build',
  apply: 'build',
  writeBundle: { order: 'post', sequential: true, handler: () => writeFileSync(buildHashFile, buildHash) },
};

export default defineConfig({
  plugins: [react(), rememberBuild],
  resolve: { alias: { '@': fileURLToPath(new URL('src', import.meta.url)) } },
  define: { __BUILD_ID__: JSON.stringify(buildHash.slice(0, 12)) },
  build: { outDir: 'dist/portal', emptyOutDir: true, sourcemap: false },
  server: { port: 5173, proxy: { '/api': server, '/files': server, '/sandbox': server, '/verify': server } },
});
