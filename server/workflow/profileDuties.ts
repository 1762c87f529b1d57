import { like, sql } from 'drizzle-orm';
import type { LearnedDuties } from '#domain/profile/profileDuties';
import { profileDutyDays } from '#domain/profile/profileParts';
import { riyadhInstant } from '#framework/base/time/riyadhTime';
import type { Database, Queryable } from '#framework/server/db/connect';
import { installationValue } from '#framework/server/db/installationValue';
import { installation } from '#framework/server/db/schema/installation';
import { requests } from '../db/schema/requests';
import { dutyPrefix } from '../db/signedOrders';

/** Times at which the installation learned each duty, by its key. */
export type StoredDuties = Readonly<Record<string, string>> | null;

/** All of them, as one value to be read along with what they decide about. */
export const learnedDuties = sql`(select jsonb_object_agg(${installation}.key, ${installation}.value) from ${installation} where ${installation}.key like ${sql.raw(`'${dutyPrefix}%'`)})`;

export function toLearnedDuties(stored: StoredDuties): LearnedDuties {
  return Object.fromEntries(
    Object.entries(stored ?? {}).map(([key, at]) => [key.slice(dutyPrefix.length), new Date(at)]),
  );
}

export async function readLearnedDuties(db: Queryable): Promise<LearnedDuties> {
  const rows = await db
    .select()
    .from(installation)
    .where(like(installation.key, `${dutyPrefix}%`));
  return toLearnedDuties(Object.fromEntries(rows.map(({ key, value }) => [key, value])));
}

/**
 * Remembers, once per installation, when it learned of each duty: now where there are orders already, which is an upgrade;
 * a new installation knows it from its declared day.
 */
export async function learnProfileDuties(db: Database, now: Date): Promise<void> {
  const [order] = await db.select({ id: requests.id }).from(requests).limit(1);
  for (const since of profileDutyDays)
    await installationValue(db, `${dutyPrefix}${since}`, () =>
      (order ? now : riyadhInstant(since)).toISOString(),
    );
}
