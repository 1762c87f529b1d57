import type { Coordinates } from '#domain/schema/fields/location';
import { tables } from '../db/tables/tables';
import type { Transaction } from '../db/connect';
import { cities } from './data/cities';
import { districts } from './data/districts';
import { states } from './data/states';
import { isEmpty } from './isEmpty';

/** The regions, cities and districts of the Kingdom, each level where it has nothing yet. */
export async function insertPlaces(tx: Transaction): Promise<void> {
  if (await isEmpty(tx, tables.states))
    await tx.insert(tables.states).values(states.map(([code, ar, en]) => ({ code, name: { ar, en } })));
  if (await isEmpty(tx, tables.cities)) await insertCities(tx);
  if (await isEmpty(tx, tables.districts)) await insertDistricts(tx);
}

async function insertCities(tx: Transaction): Promise<void> {
  const rows = await tx.select().from(tables.states);
  const stateIds = new Map(rows.map(({ code, id }) => [code, id]));
  await tx.insert(tables.cities).values(
    cities.flatMap(([code, ar, en, latitude, longitude]) => {
      const stateId = stateIds.get(code);
      return stateId ? [{ name: { ar, en }, stateId, center: { latitude, longitude } }] : [];
    }),
  );
}

async function insertDistricts(tx: Transaction): Promise<void> {
  const rows = await tx.select().from(tables.cities);
  await tx.insert(tables.districts).values(
    rows.flatMap(({ id: cityId, name, center }) =>
      (districts[name.en] ?? []).map(([ar, en], index) => ({
        cityId,
        name: { ar, en },
        center: aroundCenter(center, index),
      })),
    ),
  );
}

/** Beyond these meridians lie the Gulf and, on the other side, the Red Sea: places there are moved inland only. */
const coasts = { east: 49.5, west: 39.25 };

/**
 * A place some kilometres from the centre, each index in another direction (the golden angle): no free source gives
 * the districts' own coordinates (rules 9.6), and a map must not put them all on one point.
 */
export function aroundCenter({ latitude, longitude }: Coordinates, index: number): Coordinates {
  const angle = index * 2.399_963;
  const degrees = 0.018 + (index % 4) * 0.009;
  const round = (value: number) => Math.round(value * 1e5) / 1e5;
  const aside = degrees * Math.cos(angle);
  const inland =
    longitude > coasts.east ? -Math.abs(aside) : longitude < coasts.west ? Math.abs(aside) : aside;
  return {
    latitude: round(latitude + degrees * Math.sin(angle)),
    longitude: round(longitude + inland),
  };
}
