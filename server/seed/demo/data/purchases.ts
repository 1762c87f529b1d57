import type { ServiceKey } from './services';

interface PurchaseSpec {
  readonly company: string;
  readonly service: ServiceKey;
  /** Index of the service's package. */
  readonly package: number;
}

/** The packages that the demo's companies have bought, by the name that plans use. */
export const purchases = {
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

export type PurchaseKey = keyof typeof purchases;
