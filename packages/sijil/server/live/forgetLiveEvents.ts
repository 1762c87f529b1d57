import { sql } from 'drizzle-orm';
import { liveRetentionMs } from 'sijil/base/live/liveMessages';
import type { AppContext } from '../http/appContext';
import { liveEvents } from '../db/schema/system';

/** Deletes events that no reader can continue from. Uses the database's clock, which wrote their times. */
export async function forgetLiveEvents({ db }: Pick<AppContext, 'db'>): Promise<void> {
  await db
    .delete(liveEvents)
    .where(sql`${liveEvents.at} < now() - make_interval(secs => ${liveRetentionMs / 1000})`);
}
