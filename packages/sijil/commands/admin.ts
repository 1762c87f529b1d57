import { declaredRoles, guardedAccounts, roleLabels } from 'sijil/schema/application';
import { backOfficeApplication } from 'sijil/server/backOffice';
import { readConfig } from 'sijil/server/config/readConfig';
import { ConfigurationError } from 'sijil/server/config/serverConfig';
import { connectDatabase } from 'sijil/server/db/connect';
import { findWriter, hostsOf } from 'sijil/server/db/connections';
import { migrateSchema } from 'sijil/server/db/migrate';
import { addFirstKeeper } from 'sijil/server/firstAccounts';
import { readApplication } from './readApplication';

/** `sijil admin EMAIL [ROLE]`: makes an account in the installation's database and prints its one-time password, only once. */
export async function admin([email, named]: readonly string[]): Promise<void> {
  const { folder, server } = await readApplication();
  const { databaseUrl } = readConfig(process.env);
  if (databaseUrl === undefined)
    throw new ConfigurationError(
      'A25 Set DATABASE_URL to the database of the installation. A trial prints its accounts when it starts.',
    );
  if (email === undefined) throw new ConfigurationError('A26 Usage: sijil admin EMAIL [ROLE]');
  const role = named === undefined ? guardedAccounts()[0] : declaredRoles().find((one) => one === named);
  if (role === undefined)
    throw new ConfigurationError(
      `A27 There is no role "${named}". The roles are ${declaredRoles().join(', ')}.`,
    );
  const writer = await findWriter(hostsOf(databaseUrl));
  await migrateSchema(writer, backOfficeApplication(folder, server).schema);
  const db = connectDatabase(writer);
  try {
    const api = { db, clock: () => new Date() };
    const password = await addFirstKeeper(api, { email, role, name: roleLabels()[role].ar });
    console.log(`\n  ${email}\n  One-time password, shown only here: ${password}\n`);
  } finally {
    await db.$client.end();
  }
}
