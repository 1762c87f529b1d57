import { keysOf } from 'sijil/base/objects';

/** Subject of an order before its first step. */
export interface OrderSubject {
  readonly branchId: string | null;
  readonly vehicleId: string | null;
}

/** Names of the parameters in the address. */
const names = { branchId: 'branch', vehicleId: 'vehicle' } as const;
/** Parameter with the request that a new order repeats. */
export const againParam = 'again';
export const subjectParams: readonly string[] = [...Object.values(names), againParam];

/** Address of a service's wizard, for a branch or a vehicle where one is given. */
export function orderPath(serviceId: string, subject: Partial<OrderSubject> = {}): string {
  const search = new URLSearchParams();
  for (const key of keysOf(names)) {
    const id = subject[key];
    if (id) search.set(names[key], id);
  }
  return search.size === 0 ? `/services/${serviceId}` : `/services/${serviceId}?${search}`;
}

/** Returns the subject in the address; null where it leaves the choice open. */
export function readOrderSubject(search: URLSearchParams): OrderSubject | null {
  const subject = { branchId: search.get(names.branchId), vehicleId: search.get(names.vehicleId) };
  return subject.branchId === null && subject.vehicleId === null ? null : subject;
}
