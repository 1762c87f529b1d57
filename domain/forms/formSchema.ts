import { z } from 'zod';
import { degrees as readable } from '#framework/base/formats/numbers';
import { plainText } from '#framework/schema/plainText';
import type { InspectionForm } from './inspectionForm';
import { severities } from './severities';
import { keysOf } from '#framework/base/objects';

/** Answers refer to questions by them, results to categories. */
const key = z.string().regex(/^[a-z][a-z0-9_]{0,59}$/);
/** A draft may still lack a text; `checkForm` asks for it before it is published. */
const text = (max: number) =>
  z.strictObject({ ar: plainText(max, { min: 0 }), en: plainText(max, { min: 0 }) });
/** Temperatures that a thermometer can show. */
const degrees = z.number().min(readable.min).max(readable.max);
const weight = z.number().min(0).max(100);

const question = z.strictObject({
  key,
  text: text(500),
  weight: weight.nullable(),
  severity: z.enum(keysOf(severities)),
  requiresImage: z.boolean(),
  requiresFile: z.boolean(),
  requiresNote: z.boolean(),
  allowNotApplicable: z.boolean(),
  kind: z.enum(['compliance', 'temperature']),
  min: degrees.optional(),
  max: degrees.optional(),
  unit: z.literal('C').optional(),
});

const category = z.strictObject({
  key,
  title: text(120),
  weight,
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
