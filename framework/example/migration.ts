/** `npm run example:migration -- name`: writes what the declarations of the example have changed as its next migration. */
import { writeMigration } from '#framework/server/migrations/writeMigration';

const { succeeded, message } = await writeMigration({
  folder: 'framework/example/migrations',
  loadSchema: () => import('./server/schema'),
  args: process.argv.slice(2),
});
console.log(message);
if (!succeeded) process.exitCode = 1;
