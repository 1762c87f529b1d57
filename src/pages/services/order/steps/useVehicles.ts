import { useList } from '@refinedev/core';
import type { Localized } from '#framework/base/i18n/localized';
import type { CallError } from '@framework/providers/apiError';

export interface Vehicle {
  readonly id: string;
  readonly number: string;
  readonly driverName: string;
  readonly branchId: string | null;
  readonly $titles: { readonly vehicleTypeId: Localized | null };
}

/** The company's vehicles; of one branch those that belong to it or to none. */
export function useVehicles(branchId: string | null) {
  const { query: list, result } = useList<Vehicle, CallError>({
    resource: 'vehicles',
    pagination: { pageSize: 200 },
    sorters: [{ field: 'number', order: 'asc' }],
    filters: [{ field: 'active', operator: 'eq', value: true }],
    errorNotification: false,
  });
  const vehicles = result.data.filter(
    (vehicle) => branchId === null || vehicle.branchId === null || vehicle.branchId === branchId,
  );
  return { vehicles, ready: list.isSuccess, error: list.error, retry: list.refetch };
}
