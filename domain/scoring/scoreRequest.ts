import { toTenths, weightedMean } from '../numbers/fraction';

const one = { numerator: 1n, denominator: 1n };

/**
 * The score of a request with several vehicles: the mean of theirs, one decimal, half-up (rules 5.2).
 * A vehicle to which nothing applied (null) does not count; null when none counts.
 */
export function scoreRequest(perVehicleScores: readonly (number | null)[]): number | null {
  const mean = weightedMean(
    perVehicleScores
      .filter((score) => score !== null)
      .map((score) => ({
        weight: one,
        value: { numerator: BigInt(Math.round(score * 10)), denominator: 10n },
      })),
  );
  return mean && toTenths(mean);
}
