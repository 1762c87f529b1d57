import type { RequestStatus } from '#domain/workflow/statuses';
import type { TransitionName } from '#domain/workflow/requestWorkflow';
import type { ServiceKey } from './services';

type Rest = Partial<Plan>;

/** A branch by its number, or vehicles that belong to branch `at`. */
type Place = number | { readonly vehicles: readonly number[]; readonly at: number };

const subject = (place: Place) =>
  typeof place === 'number' ? { branch: place } : { branch: place.at, vehicles: place.vehicles };

/** The request that buys a package, and is its first inspection. */
export function bought(key: PurchaseKey, place: Place, until: RequestStatus, rest: Rest = {}): Plan {
  return { ...purchases[key], ...subject(place), buys: key, until, ...rest };
}

/** A later inspection drawn from a package. */
export function redeemed(key: PurchaseKey, place: Place, until: RequestStatus, rest: Rest = {}): Plan {
  const { company, service } = purchases[key];
  return { company, service, ...subject(place), redeems: key, until, ...rest };
}

/** A single order of a service, paid separately. */
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

/** Completed inspections from one package: the place, the number of days ago, and the outcome of the corrections. */
export function completed(key: PurchaseKey, visits: readonly (readonly [Place, number, Ending])[]): Plan[] {
  return visits.map(([place, daysAgo, ending]) =>
    redeemed(key, place, 'inspection_completed', {
      daysAgo,
      ...(ending === 'clean' ? { findings: 'none' } : ending && { ending }),
    }),
  );
}

interface PurchaseSpec {
  readonly company: string;
  readonly service: ServiceKey;
  /** Index of the service's package. */
  readonly package: number;
}

/** Packages bought by the demo's companies, by the keys that plans use. */
const purchases = {
  hijazYear: { company: 'hijaz', service: 'foodSafety', package: 2 },
  hijazHalf: { company: 'hijaz', service: 'foodSafety', package: 1 },
  hijazSecond: { company: 'hijaz', service: 'foodSafety', package: 1 },
  hijazFleet: { company: 'hijaz', service: 'vehicles', package: 1 },
  layaliFirst: { company: 'layali', service: 'foodSafety', package: 1 },
  layaliBranches: { company: 'layali', service: 'foodSafety', package: 0 },
  layaliYear: { company: 'layali', service: 'foodSafety', package: 2 },
  sufraYear: { company: 'sufra', service: 'foodSafety', package: 2 },
  sanabilYear: { company: 'sanabil', service: 'foodSafety', package: 2 },
  diyafaYear: { company: 'diyafa', service: 'foodSafety', package: 2 },
  diyafaFleet: { company: 'diyafa', service: 'vehicles', package: 1 },
  barradYear: { company: 'barrad', service: 'vehicles', package: 2 },
  tabreedHalf: { company: 'tabreed', service: 'vehicles', package: 1 },
  marsaHalf: { company: 'marsa', service: 'foodSafety', package: 1 },
  ruknHalf: { company: 'rukn', service: 'foodSafety', package: 1 },
  mahattaFirst: { company: 'mahatta', service: 'foodSafety', package: 1 },
  mahattaHalf: { company: 'mahatta', service: 'foodSafety', package: 1 },
} satisfies Record<string, PurchaseSpec>;

type PurchaseKey = keyof typeof purchases;

/** Plan of one request of the demo; seeded random numbers choose everything that it omits. */
export interface Plan {
  readonly company: string;
  readonly service: ServiceKey;
  readonly branch: number;
  /** Indexes of the company's vehicles, for a vehicle service. */
  readonly vehicles?: readonly number[];
  /** Index of the package that is bought, and the key by which later requests redeem it. */
  readonly package?: number;
  readonly buys?: string;
  readonly redeems?: string;
  /** The order's other branches, each with a separate plan that redeems what this one buys. */
  readonly otherBranches?: readonly number[];
  /** True if opened by the payment of the order that it redeems, which named its branch; paid and unassigned. */
  readonly branchOrder?: true;
  readonly custom?: true;
  readonly until: RequestStatus;
  /** Days since its last step, or since the step before a deadline that the portal handles itself. */
  readonly daysAgo?: number;
  /** `transferPart` brings half at first, `transferMore` brings more than is due. */
  readonly pays?: 'card' | 'transfer' | 'cardTwice' | 'transferTwice' | 'transferPart' | 'transferMore';
  readonly paymentPlan?: 'two';
  /** State of the second payment; absent: still open. */
  readonly second?: 'paid' | 'awaiting';
  readonly contractChanged?: true;
  readonly detailsRejected?: true;
  readonly findings?: 'none' | 'some' | 'many';
  /** True if the client contests the first finding instead of correcting it. */
  readonly contests?: true;
  readonly ending?: 'accepted' | 'partly' | 'returned' | 'expired' | 'auto';
  /** Steps without a change of status, taken after it was reached. */
  readonly also?: readonly TransitionName[];
  readonly cancelledAt?: RequestStatus;
  readonly refunded?: true;
  /** Halalas refunded after a completed inspection as goodwill. */
  readonly goodwill?: number;
  readonly inspector?: string;
  /** Days until a future visit; 0 for the next possible time. */
  readonly visitIn?: number;
}
