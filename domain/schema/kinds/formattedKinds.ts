import { z } from 'zod';
import { isCommercialRegistration } from '../../formats/commercialRegistration';
import { isEmail } from '../../formats/email';
import { isSaudiIban } from '../../formats/iban';
import { toLatinDigits } from '../../formats/latinDigits';
import { isNationalId } from '../../formats/nationalId';
import { parsePhone } from '../../formats/phone';
import { parsePlate } from '../../formats/plate';
import { isShortAddress } from '../../formats/shortAddress';
import { isTaxNumber } from '../../formats/taxNumber';
import { type FormattedField, type FormattedKind, formattedNames } from '../fields/formatted';
import { type Kind, textFilters } from '../kind';
import { hasControls } from '../plainText';

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
  plate: {
    clean: (typed: string) => parsePlate(typed) ?? typed,
    holds: (typed: string) => parsePlate(typed) !== null,
  },
  colour: {
    clean: (typed: string) => typed.trim().toLowerCase(),
    holds: (typed: string) => /^#[0-9a-f]{6}$/.test(typed),
  },
} as const satisfies Record<FormattedKind, object>;

function compact(typed: string): string {
  return toLatinDigits(typed).replaceAll(/[\s-]/g, '').toUpperCase();
}

const formattedKind = <K extends FormattedKind>(kind: K): Kind<FormattedField<K>> => ({
  zod: () =>
    z
      .string()
      .trim()
      .min(1)
      .max(320)
      .transform((typed) => forms[kind].clean(typed))
      .refine((value) => !hasControls(value) && forms[kind].holds(value), { params: { code: kind } }),
  filters: textFilters,
  sortable: true,
  searchable: true,
});

export const formattedKinds = Object.fromEntries(
  formattedNames.map((kind) => [kind, formattedKind(kind)]),
) as { [K in FormattedKind]: Kind<FormattedField<K>> };
