/** A key that is not taken: «question_7». */
export function freshKey(word: string, taken: readonly string[]): string {
  const used = new Set(taken);
  let number = taken.length + 1;
  while (used.has(`${word}_${number}`)) number += 1;
  return `${word}_${number}`;
}
