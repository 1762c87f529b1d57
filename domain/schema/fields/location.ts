import type { Field, FieldOptions } from '../field';

export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** A point on the map in degrees (WGS 84). */
export type LocationField = Field<'location', Coordinates>;

export const location = <const O extends FieldOptions>(options: O): LocationField & O => ({
  kind: 'location',
  ...options,
});
