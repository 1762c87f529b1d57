import { keysOf } from '#framework/base/objects';

/** Subject of an order before anything is asked. */
export interface OrderSubject {
  readonly branchId: string | null;
  readonly vehicleId: string | null;
}

/** Names in the address. */
const names = { branchId: 'branch', vehicleId: 'vehicle' } as const;
/** The request that another order is to be like. */
export const againParam = 'again';
export const subjectParams: readonly string[] = [...Object.values(names), againParam];

/** The wizard of a service, begun for a branch or a vehicle where one is named. */
export function orderPath(serviceId: string, subject: Partial<OrderSubject> = {}): string {
  const search = new URLSearchParams();
  for (const key of keysOf(names)) {
    const id = subject[key];
    if (id) search.set(names[key], id);
  }
  return search.size === 0 ? `/services/${serviceId}` : `/services/${serviceId}?${search}`;
}

/** Subject in the address; null where it leaves the choice open. */
export function readOrderSubject(search: URLSearchParams): OrderSubject | null {
  const subject = { branchId: search.get(names.branchId), vehicleId: search.get(names.vehicleId) };
  return subject.branchId === null && subject.vehicleId === null ? null : subject;
}
