/**
 * `npm run upgrade -- --check`: lists the migrations that the next start runs on this database, with their numbers of rows, and
 * which of them block calls and which lose data. It changes nothing. `npm run upgrade` runs them now and exits, for a
 * deployment that migrates before it starts the new processes.
 */
// First: other modules read the application as they load.
import '../server/definitions';
import { Client } from 'pg';
import { ConfigurationError } from 'sijil/server/config/serverConfig';
import { planUpgrade, upgradeText } from 'sijil/server/migrations/planUpgrade';
import { migrateDatabase, migrationsFolder } from '../server/db/migrate';
import { openAddress } from 'sijil/commands/openAddress';
import { databasePlace } from './openDatabase';

const [flag] = process.argv.slice(2);
if (flag === undefined) await run(migrateNow);
else if (flag === '--check') await run(check);
else fail('Usage: npm run upgrade [-- --check]', 1);

async function run(work: (url: string) => Promise<string>): Promise<void> {
  const { url, close } = await openAddress(databasePlace());
  try {
    console.log(await work(url));
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    fail(error.message, 78);
  } finally {
    await close();
  }
}

async function check(url: string): Promise<string> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return upgradeText(await planUpgrade(client, migrationsFolder));
  } finally {
    await client.end();
  }
}

async function migrateNow(url: string): Promise<string> {
  await migrateDatabase(url);
  return 'The database is up to date.';
}

function fail(message: string, code: number): void {
  console.error(message);
  process.exitCode = code;
}
