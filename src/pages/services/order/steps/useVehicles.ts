import { useQuery } from '@tanstack/react-query';
import type { Localized } from '#domain/i18n/localized';
import type { ApiError } from '@/providers/apiError';
import { http } from '@/providers/http';

export interface Vehicle {
  readonly id: string;
  readonly number: string;
  readonly driverName: string;
  readonly branchId: string | null;
  readonly $titles: { readonly vehicleTypeId: Localized | null };
}

/** The company's vehicles; of one branch those that belong to it or to none. */
export function useVehicles(branchId: string | null) {
  const list = useQuery<Vehicle[], ApiError>({
    queryKey: ['vehicles', 'order'],
    queryFn: async ({ signal }) => {
      const params = { _start: 0, _end: 200, _sort: 'number', _order: 'asc', active: true };
      return (await http.get<Vehicle[]>('/vehicles', { params, signal })).data;
    },
  });
  const vehicles = (list.data ?? []).filter(
    (vehicle) => branchId === null || vehicle.branchId === null || vehicle.branchId === branchId,
  );
  return { vehicles, ready: list.isSuccess, error: list.error, retry: list.refetch };
}
