import { z } from 'zod';
import { draftWriterFields } from 'sijil/contract/draftWriters';
import { defineShape, json, text } from 'sijil/schema/index';

const id = z.string().max(60);

/** Ways to buy that the order wizard offers. */
export const draftChoice = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('single') }),
  z.strictObject({ kind: z.literal('custom') }),
  z.strictObject({ kind: z.literal('package'), packageId: id }),
  z.strictObject({ kind: z.literal('balance') }),
]);

/** Answers of the order wizard, complete or not; they are validated when the order is placed, not while typing. */
export const orderDraftData = z.strictObject({
  branchIds: z.array(id).max(500).optional(),
  vehicleIds: z.array(id).max(1000).optional(),
  choice: draftChoice.nullable().optional(),
  paymentPlan: z.enum(['one', 'two']).optional(),
  preferredOn: z.string().max(60).nullable().optional(),
  preferredAt: z.string().max(60).nullable().optional(),
  answers: z.record(id, z.string().max(5000)).optional(),
  notes: z.string().max(10_000).optional(),
});

/** Draft of an order with the answers so far. */
export const orderDraftBody = defineShape({
  step: text({ label: { ar: 'خطوة', en: 'Step' }, required: true, max: 40 }),
  data: json({ label: { ar: 'البيانات', en: 'Data' }, required: true, schema: orderDraftData }),
  ...draftWriterFields,
});
