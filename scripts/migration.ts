/**
 * `npm run migration -- name`: compares the tables that the code declares with those that the migrations make and writes the
 * difference as the next one. Review it; once it has landed, never edit it. Every removal must be declared (`was`,
 * `dropped`) or, in a module's table, named (`--drop=table.column`): nothing is dropped silently, and there are no prompts.
 * `hashes.txt` has the hash of each migration; `npm run migration -- --hash` updates it after edits of the newest, which has
 * not landed yet.
 */
// First: other modules read the application as they load.
import '../server/definitions';
import { writeMigration } from 'sijil/server/migrations/writeMigration';

const { succeeded, message } = await writeMigration({
  folder: 'server/db/migrations',
  loadSchema: () => import('../server/db/schema/index'),
  args: process.argv.slice(2),
});
console.log(message);
if (!succeeded) process.exitCode = 1;
