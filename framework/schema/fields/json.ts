import type { z } from 'zod';
import type { Field, FieldOptions } from '../field';

/** A value with a shape of its own, tested by the schema that the declaration gives. */
export interface JsonField<V = unknown> extends Field<'json', V> {
  readonly schema: z.ZodType<V>;
}

export const json = <V, const O extends FieldOptions>(
  options: O & { readonly schema: z.ZodType<V> },
): JsonField<V> & O => ({
  kind: 'json',
  ...options,
});
