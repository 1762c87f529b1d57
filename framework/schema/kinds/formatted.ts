import type { ownFormats } from '#app/formats';
import { defineKind, type Kind, textFilters } from '../kind';
import type { Exact, Field, FieldOptions } from '../field';

/** Formatted text fields; `formats.ts` cleans and tests their values. */
export const formattedNames = [
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
/** Those of the framework and of the application. */
export type AnyFormat = keyof (Record<FormattedKind, unknown> & typeof ownFormats);
export type FormattedField<K extends AnyFormat = AnyFormat> = Field<K, string>;

/** Kind of a text in a format of its own: what it is cleaned and tested by is in `formats.ts`, which checks load. */
export const formattedKind = (kind: string) =>
  ({
    column: 'text',
    filters: textFilters,
    sortable: true,
    searchable: true,
    rule: ({ formatted }) => formatted(kind),
  }) as const satisfies Kind<Field>;

const factory = <K extends FormattedKind>(kind: K) =>
  defineKind(
    <const O extends FieldOptions>(options: Exact<O, FieldOptions>): FormattedField<K> & O => ({
      kind,
      ...options,
    }),
    formattedKind(kind),
  );

/** A mobile or land-line number, held as E.164 (`+9665…`); typed in any local or Arabic-Indic way. */
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
/** A Saudi vehicle plate, held as `أ ب ح 4821` (rules 9.7). */
export const plate = factory('plate');
export const colour = factory('colour');
