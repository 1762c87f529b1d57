import { z } from 'zod';
import { localizedText } from 'sijil/contract/parts';
import { conditionTests } from '../forms/condition';
import { answerKinds } from '../forms/kinds/index';
import type { Asked } from '../forms/inspectionForm';
import { keysOf } from 'sijil/base/objects';

/** Kind of a question's answer, with its limits or options. */
export const askedView = z.object({
  kind: z.enum(keysOf(answerKinds)),
  min: z.number().optional(),
  max: z.number().optional(),
  unit: z.union([z.literal('C'), localizedText]).optional(),
  options: z
    .array(
      z.object({
        key: z.string(),
        label: localizedText,
        /** Null: choosing it is recorded and not scored. */
        score: z.union([z.literal(0), z.literal(1), z.literal(2)]).nullable(),
      }),
    )
    .optional(),
  /** A date is compliant if it is not before the day of the visit. */
  validOnVisit: z.boolean().optional(),
});

/** The part of a question that `askedView` shows. */
export function toAskedView({
  kind,
  min,
  max,
  unit,
  options,
  validOnVisit,
}: Asked): z.output<typeof askedView> {
  return {
    kind,
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(unit !== undefined && { unit }),
    ...(options && { options: [...options] }),
    ...(validOnVisit !== undefined && { validOnVisit }),
  };
}

/** Answer to an earlier question that makes a question or a category apply. */
export const conditionView = z.object({
  question: z.string(),
  test: z.enum(keysOf(conditionTests)),
  options: z.array(z.string()).optional(),
  value: z.number().optional(),
});
