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
