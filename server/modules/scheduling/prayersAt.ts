import type { Queryable } from '#framework/server/db/connect';
import { isOneOf } from '#framework/server/db/isOneOf';
import { tables } from '#framework/server/db/schema/tables';
import { prayerTimes } from './prayerTimes';

/** Prayer times of a day in a city; empty without a city. */
export async function prayersAt(db: Queryable, cityId: string | null, day: string): Promise<Date[]> {
  const center = await readCenter(db, cityId);
  return center ? prayerTimes(day, center) : [];
}

export async function readCenter(db: Queryable, cityId: string | null) {
  return cityId === null ? undefined : (await readCenters(db, [cityId])).get(cityId);
}

/** Coordinates of cities, by id; cities without any are left out. */
export async function readCenters(db: Queryable, cityIds: readonly string[]) {
  const { cities } = tables;
  const found = await db
    .select({ id: cities.id, center: cities.center })
    .from(cities)
    .where(isOneOf(cities.id, cityIds));
  return new Map(found.flatMap(({ id, center }) => (center ? [[id, center] as const] : [])));
}
