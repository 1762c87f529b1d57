/**
 * `npm run example`: builds the pages of the lending library and starts it with an embedded PostgreSQL in ./data/example, on
 * http://localhost:3100.
 */
import path from 'node:path';
import { build } from 'vite';

await build({ configFile: path.join(import.meta.dirname, 'vite.config.ts'), logLevel: 'warn' });
await import('./server/main');
