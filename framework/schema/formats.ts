import { z, type ZodType } from 'zod';
import { isEmail } from '../base/formats/email';
import { isSaudiIban } from '../base/formats/iban';
import { toLatinDigits } from '../base/formats/numbers';
import { parsePhone } from '../base/formats/phone';
import {
  isCommercialRegistration,
  isNationalId,
  isShortAddress,
  isTaxNumber,
  parsePlate,
} from '../base/formats/saudiNumbers';
import type { FormattedKind } from './kinds/formatted';
import { forOwnKinds } from './kinds/ownFormat';
import { hasControls } from './plainText';

/**
 * Formatted texts: `clean` brings a typed value to its stored form (Latin digits, no spaces), `isValid` tests it. The
 * kind's name is also the code of its message.
 */
const formats = {
  email: { clean: (typed: string) => typed.trim().toLowerCase(), isValid: isEmail },
  phone: {
    clean: (typed: string) => parsePhone(typed) ?? typed,
    isValid: (typed: string) => parsePhone(typed) !== null,
  },
  url: {
    clean: (typed: string) => typed.trim(),
    isValid: (typed: string) => /^https?:\/\/[^\s/]+\.[^\s]+$/i.test(typed),
  },
  iban: { clean: compact, isValid: isSaudiIban },
  nationalId: { clean: compact, isValid: isNationalId },
  commercialRegistration: { clean: compact, isValid: isCommercialRegistration },
  taxNumber: { clean: compact, isValid: isTaxNumber },
  shortAddress: { clean: compact, isValid: isShortAddress },
  plate: {
    clean: (typed: string) => parsePlate(typed) ?? typed,
    isValid: (typed: string) => parsePlate(typed) !== null,
  },
  colour: {
    clean: (typed: string) => typed.trim().toLowerCase(),
    isValid: (typed: string) => /^#[0-9a-f]{6}$/.test(typed),
  },
} as const satisfies Record<FormattedKind, object>;

function compact(typed: string): string {
  return toLatinDigits(typed).replaceAll(/[\s-]/g, '').toUpperCase();
}

interface Format {
  readonly clean: (typed: string) => string;
  readonly isValid: (text: string) => boolean;
}

const formatted = ({ clean, isValid }: Format, problem: object) =>
  z
    .string()
    .trim()
    .min(1)
    .max(320)
    .transform(clean)
    .refine((value) => !hasControls(value) && isValid(value), { params: problem });

const rules: Readonly<Record<string, ZodType>> = {
  ...Object.fromEntries(
    Object.entries(formats).map(([kind, format]) => [kind, formatted(format, { code: kind })]),
  ),
  ...forOwnKinds((format, kind) => formatted(format, { ownKind: kind })),
};

/** Rule of a text in the format of this name. */
export function formatRule(kind: string): ZodType {
  const rule = rules[kind];
  if (!rule) throw new Error(`No format is called ${kind}.`);
  return rule;
}
