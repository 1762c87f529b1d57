import type { z } from 'zod';
import type { Field, FieldOptions } from '../field';

/** A value with a shape of its own. What is written through the API is tested by the declared schema. */
export interface JsonField<V = unknown> extends Field<'json', V> {
  /** Absent where only the portal writes the value, so that lists load no validation code. */
  readonly schema?: z.ZodType<V>;
}

export const json = <V, const O extends FieldOptions>(
  options: O & { readonly schema?: z.ZodType<V> },
): JsonField<V> & O => ({
  kind: 'json',
  ...options,
});
