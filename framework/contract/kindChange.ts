import { z } from 'zod';
import { designKindNames } from '../schema/designs/fieldDesign';
import { localizedText } from './parts';

const choiceLabel = z.strictObject({ ar: z.string().max(80), en: z.string().max(80) });

/** A designed field and the kind that it would get, with what that kind needs. */
export const kindChangeBody = z.strictObject({
  resource: z.string().max(60),
  name: z.string().max(60),
  kind: z.enum(designKindNames),
  options: z
    .array(z.strictObject({ key: z.string().max(40).nullish(), label: choiceLabel }))
    .max(100)
    .nullish(),
  min: z.number().nullish(),
  max: z.number().nullish(),
});

/** A value as people read it, the number of records that hold it, and what becomes of it; null where it is lost. */
const changedValue = z.object({ text: z.string(), records: z.number(), becomes: z.string().nullable() });

/** Effect of another kind on the values of a designed field. */
export const kindChangeView = z.object({
  /** Reason for which the kind cannot be changed. */
  problem: localizedText.nullable(),
  /** Records that hold a value, and those that would lose it. */
  records: z.number(),
  lost: z.number(),
  /** True where only some of the records were read: both numbers are then the least. */
  partial: z.boolean(),
  /** The most frequent of the lost values, and of those that are written in another way. */
  examples: z.array(changedValue),
});
