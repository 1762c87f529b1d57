import type { Localized } from '../base/i18n/localized';
import type { FieldAccess } from './fieldAccess';
import type { Mode } from './toZod';
import type { Fields } from './shape';

/** Options of every field, whatever its kind. */
export interface FieldOptions {
  readonly label: Localized;
  readonly help?: Localized;
  readonly required?: boolean;
  /** The name that the field had before: its column is renamed, its history and saved views follow. */
  readonly was?: string;
  /**
   * No two rows may hold the same value, or no two rows of one company, where `within` names their reference to it; rows
   * that refer to none are compared with each other. Of a localized field no two may hold the same text in either language, whatever the case of its letters.
   */
  readonly unique?: boolean | { readonly within: string };
  /** Shown, never entered: the portal itself writes it. */
  readonly readOnly?: boolean;
  /** Entered when the record is made, never changed afterwards. */
  readonly createOnly?: boolean;
  /** Not entered when the record is created, only when it is changed. */
  readonly changeOnly?: boolean;
  /**
   * Condition of the field: another field of the record holds one of these values. Elsewhere it is neither shown nor entered,
   * and empty. Required means required where it is shown.
   */
  readonly shownWhen?: { readonly field: string; readonly in: readonly (string | boolean)[] };
  /** Its default is only proposed by forms: a call, or a row of a sheet, has to give the value. */
  readonly proposed?: true;
  /** Count of the records that refer to this one, never entered; see `countOf`. */
  readonly computed?: Rollup;
  /**
   * Computed from other fields of the record, never entered; parsed by `parseFormula`. The database keeps the value up to date,
   * so that lists can filter and sort by it.
   */
  readonly formula?: string;
  /**
   * Other records from which a module computes it, as `payments`, or one of their fields, as `payments.amount`: a custom role
   * that takes the reading of those away takes it from this field too.
   */
  readonly drawnFrom?: readonly string[];
  readonly access?: FieldAccess;
  /**
   * Added to a table that had rows: older rows may lack it, although it is required of new ones. Its column is nullable, and
   * search uses a separate index for it.
   */
  readonly addedLater?: boolean;
}

/** The records of another resource whose `by` refers to this one. */
export interface Rollup {
  readonly of: string;
  readonly by: string;
}

/** Options without unknown ones: a misspelt option does not compile. */
export type Exact<O, Known> = O & { readonly [K in Exclude<keyof O, keyof Known>]: never };

/**
 * A field as declared: its kind's name, the options common to all, and the kind's own settings.
 * `Value` is what the field holds, carried for the types only.
 */
export interface Field<Kind extends string = string, Value = unknown> extends FieldOptions {
  readonly kind: Kind;
  readonly default?: Value;
  readonly $value?: Value;
}

export type ValueOf<F> = F extends { readonly $value?: infer V } ? Exclude<V, undefined> : never;

/** Returns the same field, required. */
export const required = <F extends Field>(field: F): F & { readonly required: true } => ({
  ...field,
  required: true,
});

/**
 * Number of records of another resource that refer to this one by a field of theirs: `countOf('cities', 'stateId')`.
 */
export function countOf(of: string, by: string): Rollup {
  return { of, by };
}

/** Returns the reference within whose rows a field is unique; null where it is unique among all rows. */
export function uniqueWithin({ unique }: Field): string | null {
  return typeof unique === 'object' ? unique.within : null;
}

/** True when an input of this mode may hold the field; its access decides which roles may send it. */
export function isWritable(field: Field, mode: Mode): boolean {
  return (
    !field.readOnly &&
    !field.computed &&
    field.formula === undefined &&
    !(field.createOnly && mode === 'update') &&
    !(field.changeOnly && mode === 'create')
  );
}

type Values = Readonly<Record<string, unknown>>;

/** True for a field that is shown in a record with these values. */
export function isShownIn({ shownWhen }: Pick<Field, 'shownWhen'>, values: Values): boolean {
  return !shownWhen || shownWhen.in.some((one) => one === values[shownWhen.field]);
}

/** Returns the names of the fields that are hidden in a record with these values. */
export function hiddenIn(fields: Fields, values: Values): string[] {
  return Object.entries(fields).flatMap(([name, field]) => (isShownIn(field, values) ? [] : [name]));
}

/** Meaning of a tag's colour; each theme has a colour for it. */
export type Tone = 'neutral' | 'info' | 'progress' | 'success' | 'warning' | 'danger';
