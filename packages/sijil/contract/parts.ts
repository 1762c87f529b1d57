import { z } from 'zod';
import type { Name } from '../base/i18n/localized';

/** Pieces that several answers of the API share. A `Date` here is an ISO 8601 string on the wire (see `Wire`). */
export const localizedText = z.object({ ar: z.string(), en: z.string() });

/** Name of a company, a place or a person: on the wire a text, in the language of the call. */
export const nameText = z.string() as unknown as z.ZodType<Name, string>;

/** Person or record by name: enough to show and to link. */
export const named = z.object({ id: z.string(), name: z.union([z.string(), localizedText]) });

/** A file as it may be shown: the link is signed and lasts an hour. */
export const fileLink = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  size: z.number(),
  url: z.string(),
});
export type FileLink = z.infer<typeof fileLink>;

/** A price as `quoteOrder` makes it; halalas. Only a fee brings its own label. */
export const priceView = z.object({
  lines: z.array(
    z.object({
      kind: z.enum(['service', 'package', 'fee']),
      label: z.union([z.string(), localizedText]).nullable(),
      quantity: z.number(),
      unitPrice: z.number(),
      discount: z.number(),
      amount: z.number(),
    }),
  ),
  discount: z.number(),
  extraFees: z.number(),
  vatPercent: z.number(),
  subtotal: z.number(),
  vat: z.number(),
  total: z.number(),
});
export type PriceView = z.infer<typeof priceView>;

/** Type of an answer after JSON. */
export type Wire<T> = T extends Date | Name
  ? string
  : T extends readonly (infer Item)[]
    ? Wire<Item>[]
    : T extends object
      ? { [K in keyof T]: Wire<T[K]> }
      : T;
