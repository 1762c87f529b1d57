import type { Field } from './field';

/** The same field where it may not be left empty. */
export const required = <F extends Field>(field: F): F & { readonly required: true } => ({
  ...field,
  required: true,
});
