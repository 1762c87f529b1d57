import type { Localized } from 'sijil/base/i18n/localized';
import type { InspectionForm } from '#domain/forms/inspectionForm';
import type { ServiceRow } from '../../modules/orders/readServices';
import type { CompanySpec } from './data/companySpec';
import type { AdminSpec, InspectorSpec, SupervisorSpec } from './data/people';
import type { ServiceKey } from './data/services';

/** Staff by key. */
export interface Staff {
  readonly admins: ReadonlyMap<string, AdminSpec & { readonly id: string }>;
  readonly supervisors: ReadonlyMap<string, SupervisorSpec & { readonly id: string }>;
  readonly inspectors: ReadonlyMap<string, InspectorSpec & { readonly id: string }>;
}

export interface DemoBranch {
  readonly id: string;
  readonly name: string;
  readonly city: Localized;
}

export interface DemoVehicle {
  readonly id: string;
  readonly plate: string;
}

export interface DemoCompany {
  readonly spec: CompanySpec;
  /** Id of the company and of its account. */
  readonly id: string;
  readonly managerId: string | null;
  readonly iban: string;
  readonly branches: readonly DemoBranch[];
  readonly vehicles: readonly DemoVehicle[];
}

export interface DemoForm {
  readonly templateId: string;
  /** Id of the version. */
  readonly id: string;
  readonly form: InspectionForm;
}

/** Records that exist before the first request. */
export interface DemoBusiness {
  readonly now: Date;
  /** Time at which the portal was set up and its people and companies were entered. */
  readonly begunAt: Date;
  readonly staff: Staff;
  readonly services: ReadonlyMap<ServiceKey, ServiceRow>;
  readonly forms: ReadonlyMap<string, DemoForm>;
  readonly companies: ReadonlyMap<string, DemoCompany>;
}

/** Returns a value that must exist. @throws Error naming the missing value. */
export function need<T>(value: T | null | undefined, what: string): T {
  if (value == null) throw new Error(`the demo has no ${what}`);
  return value;
}
