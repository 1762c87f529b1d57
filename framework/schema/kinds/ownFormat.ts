import { ownFormats } from '#app/formats';
import type { Localized } from '#framework/base/i18n/localized';
import type { Exact, Field, FieldOptions } from '../field';

/** A field kind of the application: a text with a format of its own (`#app/formats`). */
export interface OwnFormat {
  /** Brings a typed text to its stored form. */
  readonly clean: (typed: string) => string;
  readonly isValid: (text: string) => boolean;
  /** Refusal of another text; `{label}` is the field's. */
  readonly message: Localized;
  readonly keyboard: 'email' | 'tel' | 'url' | 'numeric' | 'text';
  readonly example: string;
}
export type OwnFormats = Readonly<Record<string, OwnFormat>>;

export type OwnKind = keyof typeof ownFormats;

const formats: OwnFormats = ownFormats;

/** A line for each kind of the application, in a table that is keyed by field kinds. */
export function forOwnKinds<T>(lineOf: (format: OwnFormat, kind: string) => T): Readonly<Record<OwnKind, T>> {
  return Object.fromEntries(
    Object.entries(formats).map(([kind, format]) => [kind, lineOf(format, kind)]),
  ) as Record<OwnKind, T>;
}

/** A field of a kind that the application declares: `ownFormat('isbn', { label })`. */
export const ownFormat = <K extends OwnKind, const O extends FieldOptions>(
  kind: K,
  options: Exact<O, FieldOptions>,
): Field<K, string> & O => ({ kind, ...options });
