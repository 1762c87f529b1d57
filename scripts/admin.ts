/**
 * `npm run admin -- e-mail [name]`: creates a general admin in the installation's database and prints a one-time password, only
 * once. The portal asks for another password at the first sign-in.
 */
// First: other modules read the application as they load.
import '../server/definitions';
import { existsSync } from 'node:fs';

import { createGeneralAdmin } from '../server/modules/auth/createGeneralAdmin';
import { readDatabaseUrl } from '../server/config/environment';
import { connectDatabase } from 'sijil/server/db/connect';
import { findWriter, hostsOf } from 'sijil/server/db/connections';
import { migrateDatabase } from '../server/db/migrate';

if (existsSync('.env')) process.loadEnvFile('.env');
const [email, name] = process.argv.slice(2);
const databaseUrl = readDatabaseUrl(process.env);

if (!databaseUrl) {
  fail(
    'Set DATABASE_URL to the database of your portal. The demo portal has its own admin: admin@demo.test.',
  );
} else if (!email) {
  fail('Usage: npm run admin -- e-mail [name]');
} else {
  const writer = await findWriter(hostsOf(databaseUrl));
  await migrateDatabase(writer);
  const db = connectDatabase(writer);
  try {
    const password = await createGeneralAdmin({ db, clock: () => new Date() }, { email, name });
    console.log(`\n  ${email} is a general admin now.\n  One-time password, shown only here: ${password}\n`);
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  } finally {
    await db.$client.end();
  }
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
