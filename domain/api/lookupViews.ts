import { z } from 'zod';

/** An entry of a list to choose from; the label is in the caller's language. */
export const lookupPair = z.object({ value: z.string(), label: z.string() });
export type LookupPair = z.infer<typeof lookupPair>;

export const servicePair = lookupPair.extend({ subject: z.enum(['branch', 'vehicle']) });

export const coordinatesView = z.object({ latitude: z.number(), longitude: z.number() });

/** A place by its short address; null where the portal's own lists have no such place. */
export const nationalAddressView = z.object({
  stateId: z.string().nullable(),
  cityId: z.string().nullable(),
  districtId: z.string().nullable(),
  street: z.string().nullable(),
  place: coordinatesView,
});

/** `value` is the score or the stars given. */
export const ratingView = z.object({ value: z.number(), label: z.string() });
