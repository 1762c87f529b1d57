import { defineConfig } from 'vite';

import { computeBuildHash, imageCommands } from './scripts/buildHash.mjs';
import { rememberBuild } from './scripts/rememberBuild.ts';
import { frameworkFolder, sourceAliases } from './scripts/sourceFolders.mjs';

/**
 * The server as plain JavaScript in a few files: reading a thousand of TypeScript at every start took most of its time and
 * its memory. Packages stay where they are; names are kept, so that what is logged of an error can be read.
 */
export default defineConfig({
  plugins: [rememberBuild('server', computeBuildHash('server'))],
  resolve: { alias: sourceAliases },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist/server',
    emptyOutDir: true,
    copyPublicDir: false,
    minify: false,
    rolldownOptions: {
      input: {
        main: 'server/main.ts',
        drawingThread: 'server/pdf/thread/drawingThread.ts',
        openApiThread: `${frameworkFolder}/server/plugins/openApiThread.ts`,
        readingProcess: `${frameworkFolder}/server/foreignFiles/readingProcess.ts`,
        // Commands of an image, which has neither the sources nor their compiler.
        ...Object.fromEntries(imageCommands.map((name) => [name, `scripts/${name}.ts`])),
      },
      // All beside each other: a thread or a process is looked for beside whoever starts it.
      output: { chunkFileNames: '[name]-[hash].js' },
    },
  },
});
