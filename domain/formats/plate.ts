import { toLatinDigits } from './latinDigits';

/** The letters of Saudi plates, each with the Latin letter that stands below it. */
const twins = {
  ...{ A: 'أ', B: 'ب', J: 'ح', D: 'د', R: 'ر', S: 'س', X: 'ص', T: 'ط', E: 'ع' },
  ...{ G: 'ق', K: 'ك', L: 'ل', Z: 'م', N: 'ن', H: 'هـ', U: 'و', V: 'ى' },
} as const;

/** How some of them are typed. */
const spellings: Readonly<Record<string, string>> = { ا: 'أ', إ: 'أ', آ: 'أ', ه: 'هـ', ي: 'ى', ...twins };
const letters = new Set<string>(Object.values(twins));

/**
 * A Saudi plate in its one written form, `أ ب ح 4821`: three letters apart, then one to four digits. Arabic or Latin
 * letters, with or without spaces, digits before or after (rules 9.7); null where it is none.
 */
export function parsePlate(typed: string): string | null {
  const signs = toLatinDigits(typed)
    .toUpperCase()
    .replaceAll(/[\s\u0640\u200e\u200f\u2066-\u2069-]/g, '');
  const [, before = '', word = '', after = ''] = /^(\d{0,4})(\D{3})(\d{0,4})$/u.exec(signs) ?? [];
  const number = before + after;
  const spelt = [...word].map((letter) => spellings[letter] ?? letter);
  const holds = spelt.length === 3 && spelt.every((letter) => letters.has(letter));
  // Either before the letters or after them, and never only zeros.
  if (!holds || (before && after) || !/[1-9]/.test(number)) return null;
  return [...spelt, number].join(' ');
}
