import type { RequestStatus } from '#domain/workflow/statuses';
import type { Plan } from './plan';
import { type PurchaseKey, purchases } from './purchases';
import type { ServiceKey } from './services';

type Rest = Partial<Plan>;

/** A branch by its number, or vehicles that belong to branch `at`. */
export type Place = number | { readonly vehicles: readonly number[]; readonly at: number };

const subject = (place: Place) =>
  typeof place === 'number' ? { branch: place } : { branch: place.at, vehicles: place.vehicles };

/** The request that buys a package, and is its first inspection. */
export function bought(key: PurchaseKey, place: Place, until: RequestStatus, rest: Rest = {}): Plan {
  return { ...purchases[key], ...subject(place), buys: key, until, ...rest };
}

/** A later inspection out of a package. */
export function redeemed(key: PurchaseKey, place: Place, until: RequestStatus, rest: Rest = {}): Plan {
  const { company, service } = purchases[key];
  return { company, service, ...subject(place), redeems: key, until, ...rest };
}

/** A service that is ordered and paid by the piece. */
export function single(
  company: string,
  service: ServiceKey,
  place: Place,
  until: RequestStatus,
  rest: Rest = {},
): Plan {
  return { company, service, ...subject(place), until, ...rest };
}

type Ending = Plan['ending'] | 'clean';

/** Completed inspections out of one package: where, how many days ago, and how their corrections ended. */
export function completed(key: PurchaseKey, visits: readonly (readonly [Place, number, Ending])[]): Plan[] {
  return visits.map(([place, daysAgo, ending]) =>
    redeemed(key, place, 'inspection_completed', {
      daysAgo,
      ...(ending === 'clean' ? { findings: 'none' } : ending && { ending }),
    }),
  );
}
