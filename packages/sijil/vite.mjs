import { existsSync } from 'node:fs';
import path from 'node:path';

const inPackage = (/** @type {string} */ name) => path.join(import.meta.dirname, name);
/** True in the repository of the framework, whose pages are built from its sources. */
const fromSources = existsSync(inPackage('schema/index.ts'));

/** Vite plugin of an application: how its pages are built with the framework. @returns {import('vite').Plugin} */
export function sijil() {
  return {
    name: 'sijil',
    config: () => ({
      resolve: {
        alias: {
          ...(fromSources && { sijil: import.meta.dirname }),
          // The charts load it for embedded HTML, of which they have none.
          html2canvas: inPackage(`react/charts/noHtml2canvas.${fromSources ? 'ts' : 'js'}`),
        },
        // Packages with a context of their own: the application's pages and the framework's need the same copy.
        dedupe: [
          '@refinedev/core',
          '@tanstack/react-query',
          'antd',
          'react',
          'react-dom',
          'react-i18next',
          'react-router',
        ],
      },
      // Pages compare it with the server's, to say that there is a newer release.
      define: { __BUILD_ID__: JSON.stringify(process.env['BUILD_ID'] ?? 'application') },
      // Vite itself finds its texts and sheets.
      optimizeDeps: { exclude: ['sijil'] },
    }),
  };
}
