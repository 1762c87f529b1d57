import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/connect';
import { tables } from '../../db/tables/tables';
import { prayerTimes } from './prayerTimes';

/** When the prayers of a day are called in a city; none where no city is known. */
export async function prayersAt(db: Queryable, cityId: string | null, day: string): Promise<Date[]> {
  const center = await readCenter(db, cityId);
  return center ? prayerTimes(day, center) : [];
}

export async function readCenter(db: Queryable, cityId: string | null) {
  if (cityId === null) return null;
  const { cities } = tables;
  const [city] = await db.select({ center: cities.center }).from(cities).where(eq(cities.id, cityId));
  return city?.center ?? null;
}
