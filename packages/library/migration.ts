/** `npm run example:migration -- name`: writes the changes of the example's declarations as its next migration. */
// First: other modules read the declarations as they load.
import './server/definitions';
import path from 'node:path';
import { writeMigration } from 'sijil/server/migrations/writeMigration';

const { succeeded, message } = await writeMigration({
  folder: path.join(import.meta.dirname, 'migrations'),
  loadSchema: () => import('./server/schema'),
  args: process.argv.slice(2),
});
console.log(message);
if (!succeeded) process.exitCode = 1;
