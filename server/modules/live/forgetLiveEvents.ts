import { sql } from 'drizzle-orm';
import { liveRetentionMs } from '#domain/live/liveMessages';
import type { Api } from '../../http/api';
import { liveEvents } from '../../db/schema/live';

/** Forgets what nobody comes back for. By the database's clock, which wrote it. */
export async function forgetLiveEvents({ db }: Pick<Api, 'db'>): Promise<void> {
  await db
    .delete(liveEvents)
    .where(sql`${liveEvents.at} < now() - make_interval(secs => ${liveRetentionMs / 1000})`);
}
