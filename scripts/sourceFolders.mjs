import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the framework, whose modules are imported as `sijil/…`; the lending library is beside it. */
export const frameworkFolder = 'packages/sijil';

const inRoot = (/** @type {string} */ name) => fileURLToPath(new URL(`../${name}`, import.meta.url));

/** Where Vite finds the sources that are imported by a name; `paths` of tsconfig.json tell it to the compiler and to tsx. */
export const sourceAliases = {
  sijil: inRoot(frameworkFolder),
  '@': inRoot('src'),
};

/** What only browsers get: a package that the charts load for pictures that nobody asks for. */
export const browserAliases = {
  ...sourceAliases,
  html2canvas: path.join(sourceAliases.sijil, 'react/charts/noHtml2canvas.ts'),
};
