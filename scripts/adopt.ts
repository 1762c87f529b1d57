/**
 * `npm run adopt`: writes the record types and fields that were designed in the console into the declarations of src/resources.
 * With `-- --check` it only lists those that the code lacks, and exits with 1 where there are any.
 */
// First: other modules read the application as they load.
import '../server/definitions';
import { readDesign } from 'sijil/server/db/followDesign';
import { adoptDesign } from 'sijil/server/designs/adoptDesign';
import { openDatabase } from './openDatabase';

const { db, close } = await openDatabase();
try {
  const { types, fields } = await readDesign(db);
  const { succeeded, message } = adoptDesign({
    types,
    fields,
    folder: 'src/resources',
    check: process.argv.includes('--check'),
  });
  if (succeeded) console.log(message);
  else console.error(message);
  process.exitCode = succeeded ? 0 : 1;
} finally {
  await close();
}
