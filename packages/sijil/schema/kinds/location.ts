import { defineKind } from '../kind';
import type { Coordinates } from 'sijil/base/geo/coordinates';
import type { Exact, Field, FieldOptions } from '../field';

export interface LocationOptions extends FieldOptions {
  /**
   * References of the same record, with their resources, whose `center` the map starts at, the nearest first:
   * `{ districtId: 'districts', cityId: 'cities' }`. A map of all Saudi Arabia is far from a street.
   */
  readonly startsAt?: Readonly<Record<string, string>>;
  /** True for a place that is always in Saudi Arabia. */
  readonly inKingdom?: true;
}

/** A point on the map in degrees (WGS 84). */
export interface LocationField extends Field<'location', Coordinates> {
  readonly startsAt?: LocationOptions['startsAt'];
  readonly inKingdom?: true;
}

export const location = defineKind(
  <const O extends LocationOptions>(options: Exact<O, LocationOptions>): LocationField & O => ({
    kind: 'location',
    ...options,
  }),
  {
    place: true,
    options: ['startsAt', 'inKingdom'],
    neverUnique: true,
    column: 'jsonb',
    filters: ['null'],
    sortable: false,
    searchable: false,
    rule: ({ z, findAbroad }, { inKingdom }) =>
      z
        .strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
        .superRefine((place, { addIssue }) => {
          const message = inKingdom && findAbroad(place);
          if (message) addIssue({ code: 'custom', params: { message } });
        }),
    fromText: (text, _, { readPlace }) => readPlace(text),
    toText: (value) => {
      const { latitude, longitude } = value as Coordinates;
      return `${latitude}, ${longitude}`;
    },
  },
);
