import { tables } from '#framework/server/db/schema/tables';
import type { Transaction } from '#framework/server/db/connect';
import { seedCities } from './data/cities';
import { seedDistricts } from './data/districts';
import { seedStates } from './data/states';
import { isEmptyTable } from './isEmptyTable';

/** The regions, cities and districts of the Kingdom, each level where it has nothing yet. */
export async function insertPlaces(tx: Transaction): Promise<void> {
  if (await isEmptyTable(tx, tables.states))
    await tx.insert(tables.states).values(seedStates.map(([code, ar, en]) => ({ code, name: { ar, en } })));
  if (await isEmptyTable(tx, tables.cities)) await insertCities(tx);
  if (await isEmptyTable(tx, tables.districts)) await insertDistricts(tx);
}

async function insertCities(tx: Transaction): Promise<void> {
  const rows = await tx.select().from(tables.states);
  const stateIds = new Map(rows.map(({ code, id }) => [code, id]));
  await tx.insert(tables.cities).values(
    seedCities.flatMap(([code, ar, en, latitude, longitude]) => {
      const stateId = stateIds.get(code);
      return stateId ? [{ name: { ar, en }, stateId, center: { latitude, longitude } }] : [];
    }),
  );
}

/** Without a centre each: no free source gives the districts' own (rules 9.6), and none is made up. */
async function insertDistricts(tx: Transaction): Promise<void> {
  const rows = await tx.select().from(tables.cities);
  await tx
    .insert(tables.districts)
    .values(
      rows.flatMap(({ id: cityId, name }) =>
        (seedDistricts[name.en] ?? []).map(([ar, en]) => ({ cityId, name: { ar, en } })),
      ),
    );
}
