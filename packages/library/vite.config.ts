import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Builds the example's pages. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  resolve: {
    alias: {
      sijil: fileURLToPath(new URL('../sijil', import.meta.url)),
      html2canvas: fileURLToPath(new URL('../sijil/react/charts/noHtml2canvas.ts', import.meta.url)),
    },
  },
  define: { __BUILD_ID__: JSON.stringify('example') },
  build: {
    outDir: fileURLToPath(new URL('../../dist/example', import.meta.url)),
    emptyOutDir: true,
    chunkSizeWarningLimit: 1500,
  },
});
