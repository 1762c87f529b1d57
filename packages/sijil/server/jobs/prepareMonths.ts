import { makeMonths } from '../db/months/makeMonths';
import { rowsPastMonths } from '../db/months/monthsOf';
import type { AppContext } from '../http/appContext';

/** Job: creates the coming months of the tables that are partitioned by month, and warns of rows that lie after them. */
export async function prepareMonths({
  app,
  db,
  clock,
}: Pick<AppContext, 'app' | 'db' | 'clock'>): Promise<void> {
  await makeMonths(db, clock());
  const late = (await rowsPastMonths(db)).filter(({ rows }) => rows > 0);
  if (late.length > 0)
    app.log.warn({ late }, 'rows lie after the last month: the clock of a process may be wrong');
}
