/**
 * The portal's one rounding rule: `numerator / denominator` to the nearest whole number, halves up.
 * Exact, because money and scores must not depend on how a binary fraction happens to fall.
 * @throws RangeError on a denominator of zero.
 */
export function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  const doubled = 2n * numerator + denominator;
  const quotient = doubled / (2n * denominator);
  // BigInt division truncates towards zero; a floor is needed for halves of negatives to go up as well.
  return doubled < 0n && doubled % (2n * denominator) !== 0n ? quotient - 1n : quotient;
}

/**
 * An exact ratio of whole numbers. Scores are averages of averages; with binary fractions a score that is exactly
 * half-way between two tenths would sometimes round down.
 */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

const zero: Fraction = { numerator: 0n, denominator: 1n };

function add(a: Fraction, b: Fraction): Fraction {
  return {
    numerator: a.numerator * b.denominator + b.numerator * a.denominator,
    denominator: a.denominator * b.denominator,
  };
}

export function product(a: Fraction, b: Fraction): Fraction {
  return { numerator: a.numerator * b.numerator, denominator: a.denominator * b.denominator };
}

/** @throws RangeError on dividing by zero, once the result is rounded. */
function divide(a: Fraction, b: Fraction): Fraction {
  return { numerator: a.numerator * b.denominator, denominator: a.denominator * b.numerator };
}

/** `Σ(weight × value) / Σ(weight)`, or null when there is nothing to weigh. */
export function weightedMean(
  parts: readonly { readonly weight: Fraction; readonly value: Fraction }[],
): Fraction | null {
  if (parts.length === 0) return null;
  const weighted = parts.map(({ weight, value }) => product(weight, value)).reduce(add, zero);
  return divide(weighted, parts.map(({ weight }) => weight).reduce(add, zero));
}

/** Rounds to one decimal, half-up. */
export function toTenths({ numerator, denominator }: Fraction): number {
  return Number(divideHalfUp(numerator * 10n, denominator)) / 10;
}
