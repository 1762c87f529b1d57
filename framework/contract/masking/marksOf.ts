import { masks } from '#app/masks';
import type { z } from 'zod';
import type { Mark } from './shows';

const bySchema = new Map<z.core.$ZodType, Mark[]>();
for (const mark of masks) bySchema.set(mark.schema, [...(bySchema.get(mark.schema) ?? []), mark]);

/** Returns the marks of a part of an answer. */
export function marksOf(schema: z.core.$ZodType): readonly Mark[] {
  return bySchema.get(schema) ?? [];
}
