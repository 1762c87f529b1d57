import { passesLuhn, toLatinDigits } from './numbers';

/** National identity (1…) or iqama (2…) check: ten digits with a valid check digit. */
export function isNationalId(id: string): boolean {
  return /^[12]\d{9}$/.test(id) && passesLuhn(id);
}

/** Commercial registration check: ten digits. Since 3 April 2025 it may be the unified number itself. */
export function isCommercialRegistration(number: string): boolean {
  return /^\d{10}$/.test(number);
}

/** ZATCA VAT registration check: fifteen digits, 3 at both ends. */
export function isTaxNumber(number: string): boolean {
  return /^3\d{13}3$/.test(number);
}

/** National short address check: four Latin letters, then the four digits of the building. */
export function isShortAddress(address: string): boolean {
  return /^[A-Z]{4}\d{4}$/.test(address);
}

/** Letters of Saudi plates, by the Latin letter printed below each. */
const twins = {
  A: 'أ',
  B: 'ب',
  J: 'ح',
  D: 'د',
  R: 'ر',
  S: 'س',
  X: 'ص',
  T: 'ط',
  E: 'ع',
  G: 'ق',
  K: 'ك',
  L: 'ل',
  Z: 'م',
  N: 'ن',
  H: 'هـ',
  U: 'و',
  V: 'ى',
} as const;

/** Other spellings of plate letters that people type. */
const spellings: Readonly<Record<string, string>> = { ا: 'أ', إ: 'أ', آ: 'أ', ه: 'هـ', ي: 'ى', ...twins };
const letters = new Set<string>(Object.values(twins));

/**
 * Saudi plate in its stored form, `أ ب ح 4821`: three spaced letters, then one to four digits. Accepts Arabic or Latin
 * letters, with or without spaces, digits before or after (rules 9.7); returns null for anything else.
 */
export function parsePlate(typed: string): string | null {
  const signs = toLatinDigits(typed)
    .toUpperCase()
    .replaceAll(/[\s\u0640-]/g, '');
  const [, before = '', word = '', after = ''] = /^(\d{0,4})(\D{3})(\d{0,4})$/u.exec(signs) ?? [];
  const number = before + after;
  const spelt = [...word].map((letter) => spellings[letter] ?? letter);
  const isPlate = spelt.length === 3 && spelt.every((letter) => letters.has(letter));
  // Either before the letters or after them, and never only zeros.
  if (!isPlate || (before && after) || !/[1-9]/.test(number)) return null;
  return [...spelt, number].join(' ');
}

/**
 * Local form of a stored Saudi mobile number: `051 234 5678`; other text is returned unchanged. Stored numbers have one
 * shape (`parsePhone`), so formatting needs no library.
 */
export function formatPhone(phone: string): string {
  return phone.replace(/^\+966(5\d)(\d{3})(\d{4})$/, '0$1 $2 $3');
}

/** IBAN in groups of four, as banks print it. */
export function formatIban(iban: string): string {
  return iban.replace(/\s/g, '').replace(/.{4}(?=.)/g, '$& ');
}
