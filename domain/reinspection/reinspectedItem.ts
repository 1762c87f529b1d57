/** A question that is inspected again, of one vehicle or (null) of the branch (rules 3.18). */
export interface ReinspectedItem {
  readonly vehicleId: string | null;
  readonly questionKey: string;
}

/** What is asked again of one vehicle, or (null) of the branch; nothing of one that is not visited again. */
export function askedKeys(items: readonly ReinspectedItem[], vehicleId: string | null): string[] {
  return items.filter((item) => item.vehicleId === vehicleId).map(({ questionKey }) => questionKey);
}

/** The vehicles that are visited again, each once; none where it is a branch. */
export function vehiclesOf(items: readonly ReinspectedItem[]): string[] {
  return [...new Set(items.flatMap(({ vehicleId }) => vehicleId ?? []))];
}
