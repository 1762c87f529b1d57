import type { PaymentTerms } from '#domain/pricing/paymentTerms';
import type { ProfileFact } from '#domain/profile/profileParts';
import type { LogoName } from '../pictures/logos';

export interface BranchSpec {
  readonly name: string;
  /** English name of the city, Arabic name of the district where the list has one. */
  readonly city: string;
  readonly district?: string;
  readonly street: string;
  readonly responsible: string;
  /** Index of the company's restaurant; a fleet's depot has none. */
  readonly restaurant?: number;
}

export interface VehicleSpec {
  readonly plate: string;
  /** English name. */
  readonly type: string;
  readonly driver: string;
  /** Kilograms. */
  readonly weight: number;
  readonly branch: number;
}

export interface CompanySpec {
  readonly key: string;
  readonly companyName: string;
  /** Absent if it has not uploaded one. */
  readonly logo?: LogoName;
  readonly contact: { readonly name: string; readonly email: string; readonly position: string };
  /** English names of the type and the sub type. */
  readonly type: readonly [type: string, subType: string];
  readonly cuisine?: string;
  readonly employees: number;
  readonly nationalities: readonly string[];
  readonly area: number;
  /** Agreed with finance; sums are overdue earlier without. */
  readonly paymentTerms?: PaymentTerms;
  /** Facts missing in its profile, for which a first order waits. */
  readonly lacks?: readonly ProfileFact[];
  readonly restaurants: readonly (readonly [name: string, cuisine: string])[];
  /** The first is the main branch. */
  readonly branches: readonly BranchSpec[];
  readonly vehicles: readonly VehicleSpec[];
  /** Key of the supervisor of its visits. */
  readonly supervisor: string;
  /** Manager of some of the branches. */
  readonly manager?: {
    readonly name: string;
    readonly email: string;
    readonly branches: readonly number[];
    /** Limit for signing and paying one order, in halalas with VAT. */
    readonly limit?: number;
  };
}

export const branch = (
  name: string,
  city: string,
  district: string | undefined,
  street: string,
  responsible: string,
  restaurant?: number,
): BranchSpec => ({
  name,
  city,
  street,
  responsible,
  ...(district && { district }),
  ...(restaurant !== undefined && { restaurant }),
});

export const vehicle = (
  plate: string,
  type: string,
  driver: string,
  weight: number,
  atBranch = 0,
): VehicleSpec => ({ plate, type, driver, weight, branch: atBranch });
