import { z } from 'zod';
import { localizedText, nameText, type Wire } from 'sijil/contract/parts';
import { weekdayNames } from '../scheduling/weekdays';

/** An entry of a list to choose from; the label is in the caller's language. */
export const lookupPair = z.object({ value: z.string(), label: z.string() });
export type LookupPair = z.infer<typeof lookupPair>;

export const servicePair = lookupPair.extend({ subject: z.enum(['branch', 'vehicle']) });

/** Hours of some days of the week, `HH:MM-HH:MM`. */
export const openingSpan = z.object({ days: z.array(z.enum(weekdayNames)), hours: z.string() });

export const coordinatesView = z.object({ latitude: z.number(), longitude: z.number() });

/** A place by its short address; null for a place missing in the portal's own lists. */
export const nationalAddressView = z.object({
  stateId: z.string().nullable(),
  cityId: z.string().nullable(),
  districtId: z.string().nullable(),
  street: z.string().nullable(),
  place: coordinatesView,
});

/** `value` is the score or the number of stars. */
export const ratingView = z.object({ value: z.number(), label: z.string() });

/** Place and contact of a visit, with staff's notes on the place. */
export const placeView = z.object({
  /** Responsible person of the branch, or the company's contact if there is none. */
  contact: z.object({ name: nameText, phone: z.string().nullable() }).nullable(),
  branch: nameText.nullable(),
  address: localizedText.nullable(),
  mapLink: z.string().nullable(),
  openingHours: z.array(openingSpan).nullable(),
  /** The latest earlier visit whose results were sent. */
  lastVisit: z
    .object({
      id: z.string(),
      number: z.number(),
      on: z.date(),
      score: z.number().nullable(),
      grade: z.string().nullable(),
      /** Items of its corrective list that are not accepted. */
      open: z.number(),
    })
    .nullable(),
  /** Questions that failed at two or more of the last five visits, the most frequent first, at most five. */
  repeated: z.array(z.object({ text: localizedText, times: z.number() })),
  /** Balances of the company's packages for this service. */
  packages: z.array(
    z.object({
      id: z.string(),
      name: localizedText,
      remaining: z.number(),
      quantity: z.number(),
      endsOn: z.string(),
    }),
  ),
});
export type PlaceView = Wire<z.infer<typeof placeView>>;
