import { z } from 'zod';
import type { Kind } from '../kind';
import type { LocationField } from '../fields/location';

export const locationKind: Kind<LocationField> = {
  zod: () =>
    z.strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }),
  options: ['startsAt'],
  neverUnique: true,
  filters: ['null'],
  sortable: false,
  searchable: false,
};
