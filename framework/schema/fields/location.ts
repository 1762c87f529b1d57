import type { Coordinates } from '../../base/geo/coordinates';
import type { Exact, Field, FieldOptions } from '../field';

interface LocationOptions extends FieldOptions {
  /**
   * The references beside it whose record's `center` is where the point begins, by their resources, the nearest first:
   * `{ districtId: 'districts', cityId: 'cities' }`. A map of the whole Kingdom is a long way from a street.
   */
  readonly startsAt?: Readonly<Record<string, string>>;
}

/** A point on the map in degrees (WGS 84). */
export interface LocationField extends Field<'location', Coordinates> {
  readonly startsAt?: LocationOptions['startsAt'];
}

export const location = <const O extends LocationOptions>(
  options: Exact<O, LocationOptions>,
): LocationField & O => ({
  kind: 'location',
  ...options,
});
