import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Size in bytes from which compression saves a network packet. */
const leastCompressed = 1024;

/** Compresses the assets at build time, because their content never changes under a name. */
export const compressAssets: Plugin = {
  name: 'compress-assets',
  apply: 'build',
  writeBundle: {
    order: 'post',
    sequential: true,
    handler({ dir = '' }) {
      const assets = path.join(dir, 'assets');
      for (const name of readdirSync(assets).filter((one) => /\.(?:js|css|svg)$/.test(one))) {
        const file = path.join(assets, name);
        const content = readFileSync(file);
        if (content.length < leastCompressed) continue;
        const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
        writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
        writeFileSync(`${file}.gz`, gzipSync(content));
      }
    },
  },
};
