import { eq } from 'drizzle-orm';
import type { Database } from './connect';
import { installation } from './schema/installation';

/** Value made once per installation and stored in the database, so that every process works with the same one. */
export async function installationValue(db: Database, key: string, make: () => string): Promise<string> {
  const read = () => db.select().from(installation).where(eq(installation.key, key));
  const [stored] = await read();
  if (stored) return stored.value;
  // Two processes that create it at the same time both use the first value.
  await db.insert(installation).values({ key, value: make() }).onConflictDoNothing();
  const [made] = await read();
  if (!made) throw new Error(`the installation has no ${key}`);
  return made.value;
}
