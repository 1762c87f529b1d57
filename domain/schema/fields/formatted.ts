import { z } from 'zod';
import { isCommercialRegistration } from '../../formats/commercialRegistration';
import { isEmail } from '../../formats/email';
import { isSaudiIban } from '../../formats/iban';
import { toLatinDigits } from '../../formats/latinDigits';
import { isNationalId } from '../../formats/nationalId';
import { parsePhone } from '../../formats/phone';
import { isShortAddress } from '../../formats/shortAddress';
import { isTaxNumber } from '../../formats/taxNumber';
import type { Field, FieldOptions } from '../field';
import { type Kind, textFilters } from '../kind';

/**
 * Texts with a form of their own: each is brought to its one written form (Latin digits, no spaces) and then tested.
 * The name of the kind is also the code of its message.
 */
const forms = {
  email: { clean: (typed: string) => typed.trim().toLowerCase(), holds: isEmail },
  phone: {
    clean: (typed: string) => parsePhone(typed) ?? typed,
    holds: (typed: string) => parsePhone(typed) !== null,
  },
  url: {
    clean: (typed: string) => typed.trim(),
    holds: (typed: string) => /^https?:\/\/[^\s/]+\.[^\s]+$/i.test(typed),
  },
  iban: { clean: compact, holds: isSaudiIban },
  nationalId: { clean: compact, holds: isNationalId },
  commercialRegistration: { clean: compact, holds: isCommercialRegistration },
  taxNumber: { clean: compact, holds: isTaxNumber },
  shortAddress: { clean: compact, holds: isShortAddress },
  colour: {
    clean: (typed: string) => typed.trim().toLowerCase(),
    holds: (typed: string) => /^#[0-9a-f]{6}$/.test(typed),
  },
} as const;

export type FormattedKind = keyof typeof forms;
export type FormattedField<K extends FormattedKind = FormattedKind> = Field<K, string>;

function compact(typed: string): string {
  return toLatinDigits(typed).replaceAll(/[\s-]/g, '').toUpperCase();
}

const factory =
  <K extends FormattedKind>(kind: K) =>
  <const O extends FieldOptions>(options: O): FormattedField<K> & O => ({ kind, ...options });

/** A mobile or land-line number, held as E.164 (`+9665…`); typed in any local or Arabic-Indic way. */
export const phone = factory('phone');
export const email = factory('email');
export const url = factory('url');
/** A Saudi IBAN (`SA` and 22 digits, mod 97). */
export const iban = factory('iban');
/** National id or residence number: ten digits with their Luhn check (facts §3). */
export const nationalId = factory('nationalId');
export const commercialRegistration = factory('commercialRegistration');
/** ZATCA VAT registration number: 15 digits, first and last 3. */
export const taxNumber = factory('taxNumber');
/** National short address: four letters and four digits. */
export const shortAddress = factory('shortAddress');
export const colour = factory('colour');

const formattedKind = <K extends FormattedKind>(kind: K): Kind<FormattedField<K>> => ({
  zod: () =>
    z
      .string()
      .trim()
      .min(1)
      .max(320)
      .transform((typed) => forms[kind].clean(typed))
      .refine((value) => forms[kind].holds(value), { params: { code: kind } }),
  filters: textFilters,
  sortable: true,
  searchable: true,
});

export const formattedKinds = Object.fromEntries(
  (Object.keys(forms) as FormattedKind[]).map((kind) => [kind, formattedKind(kind)]),
) as { [K in FormattedKind]: Kind<FormattedField<K>> };
