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
  /** When the run ends without an answer. */
  until: z.date(),
});
