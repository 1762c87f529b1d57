import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = fileURLToPath(new URL('.', import.meta.url));

/** Build of the bare pages with the same Vite and the same packages as the portal. */
export default defineConfig({
  root: here,
  plugins: [react()],
  build: {
    outDir: fileURLToPath(new URL('../../../dist/bench', import.meta.url)),
    emptyOutDir: true,
    rolldownOptions: { input: [`${here}alone.html`, `${here}table.html`] },
  },
});
