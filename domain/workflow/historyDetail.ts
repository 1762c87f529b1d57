import { z } from 'zod';

const localized = z.object({ ar: z.string(), en: z.string() });
/** Null: nobody, no time, or nothing given. */
const names = z.object({ from: z.string().nullable(), to: z.string().nullable() });
const scores = z.object({ from: z.number().nullable(), to: z.number().nullable() });
const item = { question: localized, vehicle: z.string().nullable() };

/**
 * What a step of a request's history changed, kept as it was then: people by their names, moments as ISO 8601, items by
 * their questions. Every part is there only where the step concerns it.
 */
export const historyDetail = z.object({
  supervisor: names.optional(),
  inspector: names.optional(),
  visitAt: names.optional(),
  /** Why this supervisor or inspector was chosen against what the list advised; for the house alone. */
  choice: z.string().optional(),
  /** `contested`: the client had not mended the finding but contested it. */
  verdict: z
    .object({ ...item, verdict: z.enum(['accepted', 'refused']), contested: z.boolean().optional() })
    .optional(),
  answers: z
    .array(
      z.object({
        ...item,
        score: scores.optional(),
        reading: scores.optional(),
        reason: z.string().nullable(),
      }),
    )
    .optional(),
  /** How many corrective actions were accepted and how many were not. */
  corrections: z.object({ accepted: z.number(), refused: z.number() }).optional(),
  /** Which certificate was revoked, or replied about, where the request has several. */
  certificate: z.object({ code: z.string(), subjectName: z.string() }).optional(),
  /** Where a visit was begun: how far from its branch, and whether that is too far; null where the phone did not know. */
  started: z
    .object({
      at: z.string(),
      heardAt: z.string(),
      place: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
      metres: z.number().nullable(),
      far: z.boolean(),
    })
    .optional(),
  /** A payment that was begun; how it ended is read from the payment itself. */
  paymentId: z.string().optional(),
});
export type HistoryDetail = z.infer<typeof historyDetail>;
