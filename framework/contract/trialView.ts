import { z } from 'zod';

const text = z.object({ ar: z.string(), en: z.string() });

/** Trial of an automation over the last 30 days. */
export const trialView = z.object({
  /** Number of runs that it would have had. */
  total: z.int(),
  /** The latest records, with what they would have been told. */
  rows: z.array(
    z.object({
      id: z.string(),
      title: z.union([z.string(), text]).nullable(),
      messages: z.array(
        z.object({
          subject: text,
          text,
          /** Number of people; 501 for more than 500. */
          people: z.int(),
          names: z.array(z.string()),
        }),
      ),
    }),
  ),
  /** Fields that its texts may name. */
  fields: z.array(z.object({ name: z.string(), label: text })),
});
