import { z } from 'zod';
import type { Field, FieldOptions } from '../field';
import type { Kind } from '../kind';

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

export const locationKind: Kind<LocationField> = {
  zod: () =>
    z.strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }),
  filters: ['null'],
  sortable: false,
  searchable: false,
};
