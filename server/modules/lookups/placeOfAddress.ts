import { and, eq, isNull, sql, type SQLWrapper } from 'drizzle-orm';
import type { z } from 'zod';
import type { nationalAddressView } from '#domain/api/lookupViews';
import type { NationalAddress } from '../../adapters/addresses/nationalAddresses';
import type { Queryable } from 'sijil/server/db/connect';
import { folded } from 'sijil/server/db/searchKey';
import { tables } from '../../db/schema/declared';

/** Place of an address from the register, matched with the portal's cities and districts; null for unknown ones. */
export async function placeOfAddress(
  db: Queryable,
  found: NationalAddress,
): Promise<z.output<typeof nationalAddressView>> {
  const { cities, districts } = tables;
  const [city] = await db
    .select({ id: cities.id, stateId: cities.stateId })
    .from(cities)
    .where(and(isNull(cities.deletedAt), isNamed(cities.name, found.city)))
    .limit(1);
  const [district] = city
    ? await db
        .select({ id: districts.id })
        .from(districts)
        .where(
          and(
            eq(districts.cityId, city.id),
            isNull(districts.deletedAt),
            isNamed(districts.name, found.district.replace(/^حي\s+/, '')),
          ),
        )
        .limit(1)
    : [];
  return {
    stateId: city?.stateId ?? null,
    cityId: city?.id ?? null,
    districtId: district?.id ?? null,
    street: found.street.slice(0, 120) || null,
    place: { latitude: found.latitude, longitude: found.longitude },
  };
}

/** Compares folded names, because the register's spelling differs: أبها or ابها. */
const isNamed = (name: SQLWrapper, typed: string) =>
  sql`${folded(sql`${name}->>'ar'`)} = ${folded(sql`${typed}::text`)}`;
