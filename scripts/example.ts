/**
 * `npm run example`: a command of the framework (`sijil start` by default) for the lending library, which runs on
 * http://localhost:3100 with its data in ./data/example.
 */
import path from 'node:path';

const root = path.dirname(import.meta.dirname);
process.env['PORT'] ??= '3100';
process.env['DATA_DIR'] ??= path.join(root, 'data/example');
process.chdir(path.join(root, 'packages/library'));
if (process.argv.length === 2) process.argv.push('start');
await import('sijil/commands/sijil');
