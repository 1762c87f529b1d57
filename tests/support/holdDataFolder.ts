/** Locks the data folder from its command line, starts its database, prints the address and keeps running. */
import { lockDataFolder } from 'sijil/server/db/embedded/lockDataFolder';
import { startEmbeddedPostgres } from 'sijil/server/db/embedded/startEmbeddedPostgres';

const [dataDir = ''] = process.argv.slice(2);
await lockDataFolder(dataDir);
const { url } = await startEmbeddedPostgres({ dataDir, log: console });
console.log(url);
