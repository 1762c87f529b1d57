import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '#framework/server/db/connect';
import { tables } from '#framework/server/db/schema/tables';

/** Coordinates of a district: its own centre, or its city's where it has none. Null for an unknown district. */
export async function readCoordinates(
  db: Queryable,
  id: string,
): Promise<{ latitude: number; longitude: number } | null> {
  const { districts, cities } = tables;
  const [row] = await db
    .select({ own: districts.center, city: cities.center })
    .from(districts)
    .innerJoin(cities, eq(cities.id, districts.cityId))
    .where(and(eq(districts.id, id), isNull(districts.deletedAt)));
  return row ? (row.own ?? row.city) : null;
}
