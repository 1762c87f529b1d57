import type { Exact, Field, FieldOptions } from '../field';

export type BooleanField = Field<'boolean', boolean>;

interface BooleanOptions extends FieldOptions {
  readonly default?: boolean;
}

/** Yes or no; no unless declared otherwise. */
export const boolean = <const O extends BooleanOptions>(
  options: Exact<O, BooleanOptions>,
): BooleanField & O => ({
  kind: 'boolean',
  default: false,
  ...options,
});
