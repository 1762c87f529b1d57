import { z, type ZodType } from 'zod';
import { toLatinDigits } from '../base/formats/numbers';
import {
  isCommercialRegistration,
  isNationalId,
  isShortAddress,
  isTaxNumber,
  parsePlate,
} from '../base/formats/saudiNumbers';
import { type FormattedKind, forOwnKinds } from './kinds/formatted';
import { hasControls } from './plainText';
import { isValidIBAN } from 'ibantools';
import parsePhoneNumber from 'libphonenumber-js/mobile';

const shape = /^[^\s@<>(),;:"[\]\\]+@[^\s@.<>(),;:"[\]\\]+(\.[^\s@.<>(),;:"[\]\\]+)+$/u;
const shortest = 5;
// RFC 5321 §4.5.3.1.3: the longest address that mail can be sent to.
const longest = 254;

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

const saudiMobile = /^\+9665\d{8}$/;

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

/** Address as stored and compared: trimmed, in lower case, without invisible direction marks. */
export function cleanEmail(typed: string): string {
  return typed
    .replace(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase();
}

/** Email syntax check, 5 to 254 characters (rules 2.1). */
export function isEmail(email: string): boolean {
  const local = email.slice(0, email.lastIndexOf('@'));
  const misplacedDot = local.startsWith('.') || local.endsWith('.') || local.includes('..');
  return email.length >= shortest && email.length <= longest && shape.test(email) && !misplacedDot;
}

/** Saudi IBAN check: without spaces, mod-97 check digits verified. */
export function isSaudiIban(iban: string): boolean {
  return /^SA\d{22}$/.test(iban) && isValidIBAN(iban);
}

/** Saudi mobile number in E.164, of any usual spelling (05…, 9665…, 009665…, Arabic digits); null for anything else. */
export function parsePhone(typed: string): string | null {
  // Numbers copied from Arabic text bring invisible direction marks along.
  const visible = typed.replace(/\p{Cf}/gu, '');
  const parsed = parsePhoneNumber(visible, { defaultCountry: 'SA', extract: false });
  return parsed && !parsed.ext && saudiMobile.test(parsed.number) ? parsed.number : null;
}
