import { z, type ZodType } from 'zod';
import { cleanText, compactCode } from '../base/formats/cleanText';
import {
  isCommercialRegistration,
  isNationalId,
  isShortAddress,
  isTaxNumber,
  parsePlate,
} from '../base/formats/saudiNumbers';
import { formatNamed } from 'sijil/schema/application';
import type { AnyFormat, FormattedKind } from './kinds/formatted';
import { hasControls } from './plainText';
import { isValidIBAN } from 'ibantools';
import parsePhoneNumber from 'libphonenumber-js/mobile';

// Letters of any script, as in `عميل@مثال.السعودية`; of other signs, those of RFC 5322 §3.2.3.
const beforeAt = /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+$/u;
/** A part of the domain: hyphens only between letters or digits. */
const domainLabel = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;
const shortest = 5;
// RFC 5321 §4.5.3.1.3: the longest address that mail can be sent to.
const longest = 254;

/**
 * Formatted texts: `clean` brings a text that `cleanText` has read to its stored form (Latin digits, no spaces), `isValid`
 * tests it. The kind's name is also the code of its message.
 */
const formats = {
  email: { clean: (typed: string) => typed.toLowerCase(), isValid: isEmail },
  phone: {
    clean: (typed: string) => parsePhone(typed) ?? typed,
    isValid: (typed: string) => parsePhone(typed) !== null,
  },
  url: {
    clean: (typed: string) => typed,
    isValid: (typed: string) => /^https?:\/\/[^\s/]+\.[^\s]+$/i.test(typed),
  },
  iban: { clean: compactCode, isValid: isSaudiIban },
  nationalId: { clean: compactCode, isValid: isNationalId },
  commercialRegistration: { clean: compactCode, isValid: isCommercialRegistration },
  taxNumber: { clean: compactCode, isValid: isTaxNumber },
  shortAddress: { clean: compactCode, isValid: isShortAddress },
  plate: {
    clean: (typed: string) => parsePlate(typed) ?? typed,
    isValid: (typed: string) => parsePlate(typed) !== null,
  },
  colour: {
    clean: (typed: string) => typed.toLowerCase(),
    isValid: (typed: string) => /^#[0-9a-f]{6}$/.test(typed),
  },
} as const satisfies Record<FormattedKind, object>;

interface Format {
  readonly clean: (typed: string) => string;
  readonly isValid: (text: string) => boolean;
}

const formatted = ({ clean, isValid }: Format, problem: object) =>
  z
    .string()
    .overwrite(cleanText)
    .min(1)
    .max(320)
    .transform(clean)
    .refine((value) => !hasControls(value) && isValid(value), { params: problem });

const saudiMobile = /^\+9665\d{8}$/;

const rules: Readonly<Record<string, ZodType>> = Object.fromEntries(
  Object.entries(formats).map(([kind, format]) => [kind, formatted(format, { code: kind })]),
);

/** Returns the rule of a text in the format of this name, the application's among them. */
export function formatRule(kind: string): ZodType {
  const own = formatNamed(kind);
  const rule = rules[kind] ?? (own && formatted(own, { ownKind: kind }));
  if (!rule) throw new Error(`No format is called ${kind}.`);
  return rule;
}

const lookedFor: Readonly<Record<string, (typed: string) => string>> = {
  ...Object.fromEntries(Object.entries(formats).map(([kind, { clean }]) => [kind, clean])),
  phone: partOfPhone,
};

/** What was typed into a search as a field of this kind stores it, also a part of it; undefined for a kind without a format. */
export function soughtForm(kind: string, typed: string): string | undefined {
  return (lookedFor[kind] ?? formatNamed(kind)?.clean)?.(cleanText(typed));
}

/** Part of a stored mobile number: `0542`, `+966 54 2` and `00966542` are the beginning of +966542…, `256 6389` is an end. */
function partOfPhone(typed: string): string {
  const digits = compactCode(typed).replaceAll(/[().+]/g, '');
  if (!/^\d+$/.test(digits)) return typed;
  return digits.replace(/^(?:00)?9660?(?=5)|^0(?=5)/, '966');
}

/** Stored form of a typed text in the format of this name; null where the text is not in that format. */
export function readFormatted(kind: AnyFormat, typed: string): string | null {
  const read = formatRule(kind).safeParse(typed);
  return read.success && typeof read.data === 'string' ? read.data : null;
}

/** Email syntax check, 5 to 254 characters (rules 2.1). */
function isEmail(email: string): boolean {
  const at = email.lastIndexOf('@');
  const [local, labels] = [email.slice(0, at), email.slice(at + 1).split('.')];
  const misplacedDot = local.startsWith('.') || local.endsWith('.') || local.includes('..');
  const isShaped = beforeAt.test(local) && labels.length > 1 && labels.every((one) => domainLabel.test(one));
  return email.length >= shortest && email.length <= longest && isShaped && !misplacedDot;
}

/** Saudi IBAN check: without spaces, mod-97 check digits verified. */
function isSaudiIban(iban: string): boolean {
  return /^SA\d{22}$/.test(iban) && isValidIBAN(iban);
}

/** Saudi mobile number in E.164, of any usual spelling (05…, 9665…, 009665…, Arabic digits); null for anything else. */
function parsePhone(typed: string): string | null {
  const parsed = parsePhoneNumber(typed, { defaultCountry: 'SA', extract: false });
  return parsed && !parsed.ext && saudiMobile.test(parsed.number) ? parsed.number : null;
}
