import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const worker = 'serviceWorker.js';

/**
 * Vite plugin that writes the names of all files of the build into its service worker, with a version by their content: the
 * worker stores them at installation, so that the app opens without a network.
 */
export function listOfflineFiles(publicFolder: string): Plugin {
  return {
    name: 'list-offline-files',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunk = bundle[worker];
        if (chunk?.type !== 'chunk') return this.error(`the build has no ${worker}`);
        const built = Object.values(bundle).filter(({ fileName }) => fileName !== worker);
        const fixed = readdirSync(publicFolder);
        const hash = createHash('sha256').update(chunk.code);
        for (const one of built) hash.update(one.type === 'chunk' ? one.code : one.source);
        for (const name of fixed) hash.update(readFileSync(path.join(publicFolder, name)));
        const names = [...built.map(({ fileName }) => fileName), ...fixed];
        const values = { __FILES__: names, __VERSION__: hash.digest('hex').slice(0, 12) };
        for (const [mark, value] of Object.entries(values))
          chunk.code = chunk.code.replace(new RegExp(`["'\`]${mark}["'\`]`), () => JSON.stringify(value));
      },
    },
  };
}
