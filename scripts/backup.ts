/** `npm run backup -- file.backup`: writes database and files into one archive; `BACKUP_PASSPHRASE` encrypts it. */
// First: other modules read the application as they load.
import '../server/definitions';
import { backup } from 'sijil/commands/backups';
import { installation } from './installation';

await backup(installation(), process.argv.slice(2));
