/** From and to, both included. */
export type NumberRange = readonly [first: number, last: number];

/** Longer numbers than any counter reaches. */
const mostDigits = 12;

/**
 * The numbers that are written with these digits at their beginning: 12 alone first, then the others from the highest,
 * … 1200 to 1299, 120 to 129. None begins with a zero.
 */
export function numbersBeginning(digits: string): NumberRange[] {
  if (!/^[1-9]\d*$/.test(digits) || digits.length > mostDigits) return [];
  const number = Number(digits);
  const longer = Array.from({ length: mostDigits - digits.length }, (_, index): NumberRange => {
    const scale = 10 ** (mostDigits - digits.length - index);
    return [number * scale, (number + 1) * scale - 1];
  });
  return [[number, number], ...longer];
}
