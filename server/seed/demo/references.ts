import type { Coordinates } from 'sijil/base/geo/coordinates';
import type { Localized } from 'sijil/base/i18n/localized';
import { tables } from '../../db/schema/declared';
import type { Transaction } from 'sijil/server/db/connect';
import { need } from './demoBusiness';

interface City {
  readonly id: string;
  readonly stateId: string;
  readonly name: Localized;
  readonly center: Coordinates;
}

/** Reference lists by name: English everywhere, except Arabic for the districts of a city. */
export interface References {
  city(en: string): City;
  district(cityId: string, ar: string): { readonly id: string; readonly center: Coordinates | null };
  cuisine(en: string): string;
  nationality(en: string): string;
  vehicleType(en: string): string;
  clientType(en: string): string;
}

export async function readReferences(tx: Transaction): Promise<References> {
  const cities = await tx.select().from(tables.cities);
  const districts = await tx.select().from(tables.districts);
  const cuisines = idsBy(await tx.select().from(tables.cuisineTypes), ({ name }) => name.en);
  const nationalities = idsBy(await tx.select().from(tables.nationalities), (row) => row.descriptionEn);
  const vehicleTypes = idsBy(await tx.select().from(tables.vehicleTypes), ({ name }) => name.en);
  const clientTypes = idsBy(await tx.select().from(tables.clientTypes), (row) => row.descriptionEn);
  const idIn = (ids: ReadonlyMap<string, string>) => (name: string) => need(ids.get(name), name);
  return {
    city: (en) =>
      need(
        cities.find(({ name }) => name.en === en),
        en,
      ),
    district: (cityId, ar) =>
      need(
        districts.find((one) => one.cityId === cityId && one.name.ar === ar),
        ar,
      ),
    cuisine: idIn(cuisines),
    nationality: idIn(nationalities),
    vehicleType: idIn(vehicleTypes),
    clientType: idIn(clientTypes),
  };
}

function idsBy<R extends { readonly id: string }>(
  rows: readonly R[],
  nameOf: (row: R) => string,
): ReadonlyMap<string, string> {
  return new Map(rows.map((row) => [nameOf(row), row.id]));
}
