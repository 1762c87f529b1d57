import { z } from 'zod';
import { titleView } from './consoleViews';

/** A figure for each measure asked for, in that order; null without any number to make it of. */
const figures = z.array(z.number().nullable());

const compared = { values: figures, before: figures.nullable() };

/** A list in groups: the largest one by one, the rest of them together, and all rows. */
export const summaryView = z.object({
  groups: z.array(
    z.object({
      /** The value of each field grouped by: an option, an id, `true`, the first day of a period; null where it is empty. */
      keys: z.array(z.string().nullable()),
      /** The names of records; null for other values. */
      titles: z.array(titleView.nullable()),
      ...compared,
    }),
  ),
  others: z.object({ groups: z.number(), ...compared }).nullable(),
  total: z.object(compared),
});
export type SummaryView = z.infer<typeof summaryView>;
