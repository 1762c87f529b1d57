/** `npm run restore -- file.backup [--check | --overwrite | --rehearse]`: restores an archive of `npm run backup`. */
// First: other modules read the application as they load.
import '../server/definitions';
import { restore } from 'sijil/commands/backups';
import { installation } from './installation';

await restore(installation(), process.argv.slice(2));
