import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';

const inPackage = (/** @type {string} */ name) => path.join(import.meta.dirname, name);
/** True in the repository of the framework, whose pages are built from its sources. */
const fromSources = existsSync(inPackage('schema/index.ts'));

/** Vite plugins of an application: how its pages are built with the framework. @returns {import('vite').PluginOption[]} */
export function sijil() {
  return [react(), framework(), entry()];
}

/** @returns {import('vite').Plugin} */
function framework() {
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

const entryId = '/@sijil/entry';

/**
 * Page and entry of an application, which writes neither: its `application.ts`, and `pages.tsx` where it has one.
 * @returns {import('vite').Plugin}
 */
function entry() {
  let root = '';
  const pageFile = () => path.join(root, 'index.html');
  const hasPages = () => existsSync(path.join(root, 'pages.tsx'));
  return {
    name: 'sijil:entry',
    enforce: 'pre',
    config: () => ({ build: { chunkSizeWarningLimit: 1500, emptyOutDir: true } }),
    configResolved: (config) => {
      root = config.root;
    },
    resolveId: (id) => (id === entryId || id === pageFile() ? id : undefined),
    load: (id) => {
      if (id === entryId) return entryOf(hasPages());
      return id === pageFile() ? pageOf(root) : undefined;
    },
    configureServer: (server) => () => {
      server.middlewares.use((request, response, next) => {
        const address = request.originalUrl ?? '/';
        if (!request.headers.accept?.includes('text/html')) return next();
        server.transformIndexHtml(address, pageOf(root)).then((page) => {
          response.setHeader('content-type', 'text/html; charset=utf-8').end(page);
        }, next);
      });
    },
  };
}

/** First the application: what it declares is read as other modules load. */
const entryOf = (/** @type {boolean} */ hasPages) => `import '/application.ts';
import { startBackOffice } from 'sijil/react/start/startBackOffice';
${hasPages ? "import pages from '/pages.tsx';" : 'const pages = undefined;'}
startBackOffice(pages);
`;

/** Name of the application until its pages have loaded. */
const nameOf = (/** @type {string} */ root) =>
  JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).description ?? '';

const escaped = (/** @type {string} */ text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const pageOf = (/** @type {string} */ root) => `<!doctype html>
<html lang="ar" dir="rtl">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <link rel="icon" href="data:," />
    <title>${escaped(nameOf(root))}</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="${entryId}"></script>
  </body>
</html>
`;
