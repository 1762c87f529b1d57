import { z } from 'zod';
import { localizedText } from './parts';

/** Approval that an automation asks for. */
export const approvalView = z.object({
  /** Name of the automation. */
  name: z.string(),
  subject: localizedText,
  text: localizedText,
  resource: z.string(),
  recordId: z.string(),
  title: z.union([z.string(), localizedText]).nullable(),
  /** Moment at which the run ends without an answer. */
  until: z.date(),
});

/** Trial of an automation over the last 30 days. */
export const trialView = z.object({
  /** Number of runs that it would have had. */
  total: z.int(),
  /** The latest records, with the messages that would have been sent about them. */
  rows: z.array(
    z.object({
      id: z.string(),
      title: z.union([z.string(), localizedText]).nullable(),
      messages: z.array(
        z.object({
          subject: localizedText,
          text: localizedText,
          /** Number of people; 501 for more than 500. */
          people: z.int(),
          names: z.array(z.string()),
        }),
      ),
    }),
  ),
  /** Fields that its texts may name. */
  fields: z.array(z.object({ name: z.string(), label: localizedText })),
});
