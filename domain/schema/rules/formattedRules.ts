import { z } from 'zod';
import {
  isCommercialRegistration,
  isNationalId,
  isShortAddress,
  isTaxNumber,
  parsePlate,
} from '../../formats/saudiNumbers';
import { isEmail } from '../../formats/email';
import { isSaudiIban } from '../../formats/iban';
import { toLatinDigits } from '../../formats/numbers';
import { parsePhone } from '../../formats/phone';
import { type FormattedField, type FormattedKind, formattedNames } from '../fields/formatted';
import { hasControls } from '../plainText';
import type { Rule } from '../rule';

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

const formattedRule =
  <K extends FormattedKind>(kind: K): Rule<FormattedField<K>> =>
  () =>
    z
      .string()
      .trim()
      .min(1)
      .max(320)
      .transform((typed) => forms[kind].clean(typed))
      .refine((value) => !hasControls(value) && forms[kind].holds(value), { params: { code: kind } });

export const formattedRules = Object.fromEntries(
  formattedNames.map((kind) => [kind, formattedRule(kind)]),
) as { [K in FormattedKind]: Rule<FormattedField<K>> };
