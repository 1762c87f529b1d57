interface Worker {
  readonly cityId: string;
  readonly serviceIds: readonly string[];
  readonly coverageCityIds: readonly string[] | null;
}

/** Fit of a person: their city, the cities they cover, the services they are trained for. */
export function fitOf(worker: Worker, cityId: string | undefined, serviceId: string) {
  const sameCity = worker.cityId === cityId;
  return {
    sameCity,
    covers: sameCity || (cityId !== undefined && (worker.coverageCityIds ?? []).includes(cityId)),
    specialised: worker.serviceIds.includes(serviceId),
  };
}
