const letters: Readonly<Record<string, string>> = { ى: 'ي', ة: 'ه', ـ: '' };

/**
 * Normalises a text for searching: lower case, without marks above and below letters («أ إ آ» are «ا»), «ة» as «ه», «ى» as
 * «ي», and with single spaces between words.
 */
export function plainWords(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ىةـ]/g, (letter) => letters[letter] ?? letter)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
