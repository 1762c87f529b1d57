import type { Localized } from '../../base/i18n/localized';
import type { Tone } from '../tone';
import type { Field, FieldOptions } from '../field';

/** One of the values that a choice offers; the tone colours its tag. */
export interface Option extends Localized {
  readonly tone?: Tone;
  readonly icon?: string;
}

export type Options = Readonly<Record<string, Option>>;

export interface ChoiceField<O extends Options = Options> extends Field<'choice', keyof O & string> {
  readonly options: O;
}
export interface ChoicesField<O extends Options = Options> extends Field<
  'choices',
  readonly (keyof O & string)[]
> {
  readonly options: O;
  readonly min?: number;
}

/** One of a few known values. */
export const choice = <
  const O extends Options,
  const R extends FieldOptions & { default?: keyof O & string },
>(
  options: R & { readonly options: O },
): ChoiceField<O> & R => ({ kind: 'choice', ...options });

/** Any of a few known values; `min` of them at least. */
export const choices = <const O extends Options, const R extends FieldOptions & { min?: number }>(
  options: R & { readonly options: O },
): ChoicesField<O> & R => ({ kind: 'choices', ...options });
