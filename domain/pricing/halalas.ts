import { divideHalfUp } from '#framework/base/numbers/fraction';

/** @throws RangeError unless every amount is a whole number of halalas, zero or more. */
export function assertHalalas(...amounts: number[]): void {
  for (const amount of amounts) {
    if (!Number.isSafeInteger(amount) || amount < 0) {
      throw new RangeError(`not an amount in halalas: ${amount}`);
    }
  }
}

/** `percent` (at most two decimals, e.g. 15 or 12.5) as whole hundredths of a percent. */
export function toBasisPoints(percent: number): bigint {
  if (!Number.isFinite(percent) || percent < 0) throw new RangeError(`not a percentage: ${percent}`);
  return BigInt(Math.round(percent * 100));
}

/** `percent` of an amount in halalas, rounded half-up to a whole halala. */
export function percentOf(amount: number, percent: number): number {
  assertHalalas(amount);
  return Number(divideHalfUp(BigInt(amount) * toBasisPoints(percent), 10_000n));
}
