import { toLatinDigits } from '#framework/base/formats/numbers';
import { defineKind } from '../kind';
import { type Coordinates, readMapPoint } from '#framework/base/geo/coordinates';
import type { Exact, Field, FieldOptions } from '../field';

interface LocationOptions extends FieldOptions {
  /**
   * References of the same record, with their resources, whose `center` the map starts at, the nearest first:
   * `{ districtId: 'districts', cityId: 'cities' }`. A map of all Saudi Arabia is far from a street.
   */
  readonly startsAt?: Readonly<Record<string, string>>;
}

/** A point on the map in degrees (WGS 84). */
export interface LocationField extends Field<'location', Coordinates> {
  readonly startsAt?: LocationOptions['startsAt'];
}

export const location = defineKind(
  <const O extends LocationOptions>(options: Exact<O, LocationOptions>): LocationField & O => ({
    kind: 'location',
    ...options,
  }),
  {
    place: true,
    options: ['startsAt'],
    neverUnique: true,
    column: 'jsonb',
    filters: ['null'],
    sortable: false,
    searchable: false,
    rule: ({ z }) =>
      z.strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }),
    fromText: toPlace,
    toText: (value) => {
      const { latitude, longitude } = value as Coordinates;
      return `${latitude}, ${longitude}`;
    },
  },
);

/** Reads latitude and longitude from «24.7136, 46.6753», as an export writes them, or from a map's link. */
function toPlace(typed: string): unknown {
  const [latitude, longitude, ...more] = toLatinDigits(typed).split(/[,،;\s]+/u);
  if (!latitude || !longitude || more.length > 0) return readMapPoint(typed) ?? typed;
  const place = { latitude: Number(latitude), longitude: Number(longitude) };
  const known = Number.isFinite(place.latitude) && Number.isFinite(place.longitude);
  return known ? place : (readMapPoint(typed) ?? typed);
}
