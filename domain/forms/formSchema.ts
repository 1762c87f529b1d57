import { z } from 'zod';
import { plainText } from 'sijil/schema/plainText';
import { conditionTests } from './condition';
import type { InspectionForm } from './inspectionForm';
import { answerKinds } from './kinds/index';
import { readings } from './kinds/reading';
import { severities } from './severities';
import { keysOf } from 'sijil/base/objects';

/** Key by which answers refer to questions, and results to categories. */
const key = z.string().regex(/^[a-z][a-z0-9_]{0,59}$/);
/** Text of a draft, which may still be empty; `checkForm` requires it before publishing. */
const text = (max: number) =>
  z.strictObject({ ar: plainText(max, { min: 0 }), en: plainText(max, { min: 0 }) });
const limit = z.number().min(readings.min).max(readings.max);
const weight = z.number().min(0).max(100);

const option = z.strictObject({
  key,
  label: text(120),
  score: z.union([z.literal(0), z.literal(1), z.literal(2)]).nullable(),
});

const condition = z.strictObject({
  question: key,
  test: z.enum(keysOf(conditionTests)),
  options: z.array(key).max(20).optional(),
  value: limit.optional(),
});

const question = z.strictObject({
  key,
  text: text(500),
  weight: weight.nullable(),
  severity: z.enum(keysOf(severities)),
  requiresImage: z.boolean(),
  requiresFile: z.boolean(),
  requiresNote: z.boolean(),
  allowNotApplicable: z.boolean(),
  kind: z.enum(keysOf(answerKinds)),
  min: limit.optional(),
  max: limit.optional(),
  unit: z.union([z.literal('C'), text(20)]).optional(),
  options: z.array(option).max(20).optional(),
  validOnVisit: z.boolean().optional(),
  when: condition.optional(),
});

const category = z.strictObject({
  key,
  title: text(120),
  weight,
  when: condition.optional(),
  questions: z.array(question).max(200),
});

/**
 * Schema of a form, for a saved draft and for an imported file. `checkForm` decides whether the form is ready for
 * inspectors.
 */
export const formSchema = z.strictObject({
  key,
  title: text(160),
  subject: z.enum(['branch', 'vehicle']),
  passingScore: z.number().min(0).max(100),
  categories: z.array(category).max(50),
}) as unknown as z.ZodType<InspectionForm>;
