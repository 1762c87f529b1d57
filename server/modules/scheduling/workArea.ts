/** Where an inspector works, and what they are trained for. */
export interface WorkArea {
  readonly cityId: string | null;
  /** Further cities that they cover. */
  readonly coverageCityIds: readonly string[] | null;
  readonly serviceIds: readonly string[];
}

/** True where they can come to a city; a request without one can be made by anybody. */
export function reachesCity({ cityId, coverageCityIds }: WorkArea, city: string | null): boolean {
  return city === null || city === cityId || (coverageCityIds ?? []).includes(city);
}

/** An inspector without specialties, as after an import, is asked for anything. */
export function isTrainedFor({ serviceIds }: WorkArea, service: string): boolean {
  return serviceIds.length === 0 || serviceIds.includes(service);
}
