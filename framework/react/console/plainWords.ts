const letters: Readonly<Record<string, string>> = { ى: 'ي', ة: 'ه', ـ: '' };

/**
 * A text as people look for it: without capitals, marks above and below letters («أ إ آ» are «ا»), «ة» as «ه»,
 * «ى» as «ي», and with one space between words whatever stood there.
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
