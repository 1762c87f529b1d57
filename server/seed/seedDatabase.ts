import type { AppContext } from 'sijil/server/http/appContext';
import type { Database } from 'sijil/server/db/connect';
import { users } from '../db/schema/users';
import { isEmptyTable, seedReference } from './seedReference';

/** Fills a new database: the lists that every installation needs and, if the demo is on, the demo business. */
export async function seedDatabase(api: AppContext): Promise<void> {
  await seedReference(api);
  if (!api.config.demo || !(await needsSeed(api.db))) return;
  // Imported only here: its texts and pictures are larger than the rest of the server.
  const { seedDemo } = await import('./demo/seedDemo');
  await seedDemo(api);
}

/** True if nobody can sign in yet. */
export function needsSeed(db: Database): Promise<boolean> {
  return isEmptyTable(db, users);
}
