import { z } from 'zod';

const text = z.object({ ar: z.string(), en: z.string() });

/** Approval that an automation asks for. */
export const approvalView = z.object({
  /** Name of the automation. */
  name: z.string(),
  subject: text,
  text,
  resource: z.string(),
  recordId: z.string(),
  title: z.union([z.string(), text]).nullable(),
  /** When the run ends without an answer. */
  until: z.date(),
});
