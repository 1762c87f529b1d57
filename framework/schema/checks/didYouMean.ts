/** The word that was probably meant: the same letters in another order or case, one letter off, or an ending off. */
export function didYouMean(typed: string, known: readonly string[]): string | null {
  const letters = (word: string) => [...word.toLowerCase()].sort().join('');
  const meant =
    known.find((word) => letters(word) === letters(typed) || isOneOff(word, typed)) ??
    known.find((word) => word.startsWith(typed) || typed.startsWith(word));
  return meant ? `Did you mean "${meant}"?` : null;
}

function isOneOff(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  const start = [...short].findIndex((letter, index) => letter !== long[index]);
  if (start === -1) return true;
  return short.slice(start + 1) === long.slice(start + 1) || short.slice(start) === long.slice(start + 1);
}
