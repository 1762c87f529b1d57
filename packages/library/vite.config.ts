import react from '@vitejs/plugin-react';
import { sijil } from 'sijil/vite';
import { defineConfig } from 'vite';

/** Builds the library's pages. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), sijil()],
  build: { chunkSizeWarningLimit: 1500 },
});
