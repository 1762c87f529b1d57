import { divideHalfUp } from './halfUp';

/**
 * An exact ratio of whole numbers. Scores are averages of averages; with binary fractions a score that is exactly
 * half-way between two tenths would sometimes round down.
 */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

export const zero: Fraction = { numerator: 0n, denominator: 1n };

export function add(a: Fraction, b: Fraction): Fraction {
  return {
    numerator: a.numerator * b.denominator + b.numerator * a.denominator,
    denominator: a.denominator * b.denominator,
  };
}

export function multiply(a: Fraction, b: Fraction): Fraction {
  return { numerator: a.numerator * b.numerator, denominator: a.denominator * b.denominator };
}

/** @throws RangeError on dividing by zero, once the result is rounded. */
export function divide(a: Fraction, b: Fraction): Fraction {
  return { numerator: a.numerator * b.denominator, denominator: a.denominator * b.numerator };
}

/** `Σ(weight × value) / Σ(weight)`, or null when there is nothing to weigh. */
export function weightedMean(
  parts: readonly { readonly weight: Fraction; readonly value: Fraction }[],
): Fraction | null {
  if (parts.length === 0) return null;
  const weighted = parts.map(({ weight, value }) => multiply(weight, value)).reduce(add, zero);
  return divide(weighted, parts.map(({ weight }) => weight).reduce(add, zero));
}

/** To one decimal, half-up. */
export function toTenths({ numerator, denominator }: Fraction): number {
  return Number(divideHalfUp(numerator * 10n, denominator)) / 10;
}
