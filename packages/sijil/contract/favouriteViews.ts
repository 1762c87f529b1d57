import { z } from 'zod';

/** Largest number of favourites: nobody would scan a longer list. */
export const mostFavourites = 40;

/** Address of an entry of the menu, or of a saved view of a list: `/requests`, `/requests?view=…`. */
const address = z
  .string()
  .max(120)
  .regex(/^\/(?!\/)[\w/-]*(\?view=[0-9a-f-]{36})?$/);

export const favouritesBody = z.strictObject({
  addresses: z
    .array(address)
    .max(mostFavourites)
    .refine((all) => new Set(all).size === all.length),
});

/** A favourite; of a saved view with its name and the query of its address. */
export const favouriteView = z.object({
  address: z.string(),
  view: z.object({ name: z.string(), query: z.string() }).nullable(),
});
