import type { Formats } from 'sijil/schema/application';
import { defineKind, type Kind, textFilters } from '../kind';
import type { Exact, Field, FieldOptions } from '../field';
import type { Mode } from '../../base/colour/surfaces';
import type { Localized } from 'sijil/base/i18n/localized';

/** Colour `#rrggbb` of controls in one mode. `contrastMessage` checks it, in code that lists and sign-in do not load. */
export interface BrandColourField extends Field<'brandColour', string> {
  readonly mode: Mode;
}

interface BrandColourOptions extends FieldOptions {
  readonly mode: Mode;
}

/** Kind of a text in a format of its own; its cleaning and its test are in `formats.ts`, which is loaded with the checks. */
export const formattedKind = (kind: string) =>
  ({
    column: 'text',
    filters: textFilters,
    sortable: true,
    searchable: true,
    rule: ({ formatted }) => formatted(kind),
  }) as const satisfies Kind<Field>;

export const brandColour = defineKind(
  <const O extends BrandColourOptions>(options: Exact<O, BrandColourOptions>): BrandColourField & O => ({
    kind: 'brandColour',
    ...options,
  }),
  {
    ...formattedKind('colour'),
    options: ['mode'],
  },
);

/** Formatted text fields; `formats.ts` cleans and tests their values. */
const formattedNames = [
  'email',
  'phone',
  'url',
  'iban',
  'nationalId',
  'commercialRegistration',
  'taxNumber',
  'shortAddress',
  'plate',
  'colour',
] as const;

export type FormattedKind = (typeof formattedNames)[number];

/** Formats of the framework and of the application. */
export type AnyFormat = FormattedKind | OwnKind;
export type FormattedField<K extends AnyFormat = AnyFormat> = Field<K, string>;

const factory = <K extends FormattedKind>(kind: K) =>
  defineKind(
    <const O extends FieldOptions>(options: Exact<O, FieldOptions>): FormattedField<K> & O => ({
      kind,
      ...options,
    }),
    formattedKind(kind),
  );

/** A mobile or land-line number, stored as E.164 (`+9665…`); typed in any local or Arabic-Indic way. */
export const phone = factory('phone');
export const email = factory('email');
export const url = factory('url');

/** A Saudi IBAN (`SA` and 22 digits, mod 97). */
export const iban = factory('iban');

/** National id or residence number: ten digits with their Luhn check (rules 9.2). */
export const nationalId = factory('nationalId');
export const commercialRegistration = factory('commercialRegistration');

/** ZATCA VAT registration number: 15 digits, first and last 3. */
export const taxNumber = factory('taxNumber');

/** National short address: four letters and four digits. */
export const shortAddress = factory('shortAddress');

/** A Saudi vehicle plate, stored as `أ ب ح 4821` (rules 9.7). */
export const plate = factory('plate');
export const colour = factory('colour');

/** A field kind of the application: a text with a format of its own (`defineApplication`). */
export interface OwnFormat {
  /** Brings a typed text, without the characters that nobody sees (`cleanText`), to its stored form. */
  readonly clean: (typed: string) => string;
  readonly isValid: (text: string) => boolean;
  /** Refusal of another text; `{label}` is the field's. */
  readonly message: Localized;
  readonly keyboard: 'email' | 'tel' | 'url' | 'numeric' | 'text';
  readonly example: string;
}
export type OwnFormats = Readonly<Record<string, OwnFormat>>;

/** Field kinds of the application. */
export type OwnKind = Extract<keyof Formats, string>;

/** A field of a kind that the application declares: `ownFormat('isbn', { label })`. */
export const ownFormat = <K extends OwnKind, const O extends FieldOptions>(
  kind: K,
  options: Exact<O, FieldOptions>,
): Field<K, string> & O => ({ kind, ...options });
