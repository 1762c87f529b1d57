// `npm test`: every check (runChecks.ts, which has its options). Plain JavaScript: it installs what reads TypeScript.
import { ensureInstalled } from './ensureInstalled.mjs';

ensureInstalled();
const { register } = await import('tsx/esm/api');
register();
await import('./runChecks.ts');
