import type { Localized } from '../base/i18n/localized';
import type { Field, ValueOf } from './field';

export type Fields = Readonly<Record<string, Field>>;

/** A rule over several fields; run by the form and by the API from the same function. */
export interface Rule<Values = Readonly<Record<string, unknown>>> {
  /** Field next to which the message appears. */
  readonly field: string;
  readonly holds: (values: Values) => boolean;
  readonly message: Localized;
  /** Depends on its own field only, so that it is checked even where other fields are invalid. */
  readonly alone?: true;
}

/** Fields and the rules across them: a resource, or the body of a hand-written operation. */
export interface Shape<F extends Fields = Fields> {
  readonly fields: F;
  readonly rules?: readonly Rule<never>[];
}

type RequiredKeys<F extends Fields> = {
  [K in keyof F]: F[K] extends { readonly required: true }
    ? F[K] extends { readonly shownWhen: object }
      ? never
      : K
    : never;
}[keyof F];

/** Values of a valid input of these fields: required ones present, the others perhaps null or absent. */
export type RecordValues<F extends Fields> = { [K in RequiredKeys<F>]: ValueOf<F[K]> } & {
  [K in Exclude<keyof F, RequiredKeys<F>>]?: ValueOf<F[K]> | null;
};

export type ShapeValues<S> = S extends Shape<infer F> ? RecordValues<F> : never;

/** Declares the body of an operation; its form in the portal and its check in the API both come from it. */
export function defineShape<const F extends Fields>(
  fields: F,
  rules: readonly Rule<RecordValues<F>>[] = [],
): Shape<F> {
  return { fields, rules: rules as readonly Rule<never>[] };
}
