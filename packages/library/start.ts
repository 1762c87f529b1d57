/**
 * `npm run example`: builds the pages of the lending library and starts it with an embedded PostgreSQL in ./data/example, on
 * http://localhost:3100.
 */
import { build } from 'vite';

await build({ configFile: 'packages/library/vite.config.ts', logLevel: 'warn' });
await import('./server/main');
