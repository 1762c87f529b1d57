import { z } from 'zod';

const localized = z.object({ ar: z.string(), en: z.string() });
/** Values before and after; null for nobody, no time, or no value. */
const names = z.object({ from: z.string().nullable(), to: z.string().nullable() });
const scores = z.object({ from: z.number().nullable(), to: z.number().nullable() });
const certificate = z.object({ code: z.string(), subjectName: z.string() });
const item = { question: localized, vehicle: z.string().nullable() };

/**
 * Changes of a step in a request's history, stored as of the step: people by name, instants as ISO 8601, items by their
 * questions. Every part is optional.
 */
export const historyDetail = z.object({
  supervisor: names.optional(),
  inspector: names.optional(),
  visitAt: names.optional(),
  /** Reason for choosing this supervisor or inspector against the list's advice; for staff only. */
  choice: z.string().optional(),
  /** `contested`: the client contested the finding instead of correcting it. */
  verdict: z
    .object({ ...item, verdict: z.enum(['accepted', 'refused']), contested: z.boolean().optional() })
    .optional(),
  answers: z
    .array(
      z.object({
        ...item,
        score: scores.optional(),
        /** Answer without its score, in words; older steps have a `reading` in degrees. */
        said: z.object({ from: localized.nullable(), to: localized.nullable() }).optional(),
        reading: scores.optional(),
        reason: z.string().nullable(),
      }),
    )
    .optional(),
  /** Numbers of accepted and rejected corrective actions. */
  corrections: z.object({ accepted: z.number(), refused: z.number() }).optional(),
  /** Certificate that was revoked or replied about, where the request has several. */
  certificate: certificate.optional(),
  /** Certificates that the step issued: one, or one for each vehicle. */
  issued: z.array(certificate).optional(),
  /** Start of a visit: its distance from the branch, and whether it is too far; null where the phone had no position. */
  started: z
    .object({
      at: z.string(),
      heardAt: z.string(),
      place: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
      metres: z.number().nullable(),
      far: z.boolean(),
    })
    .optional(),
  /** End of a visit by the phone's clock, and when the portal received it. */
  ended: z.object({ at: z.string(), heardAt: z.string() }).optional(),
  /** Payment that was begun; its outcome is read from the payment itself. */
  paymentId: z.string().optional(),
});
export type HistoryDetail = z.infer<typeof historyDetail>;
