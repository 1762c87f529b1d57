import type { CorrectiveActionsView } from '#domain/api/requestViews';

type Item = CorrectiveActionsView['items'][number];

/** Groups items by vehicle, in their order; one group without a vehicle for the items of a branch. */
export function byVehicle(items: readonly Item[]) {
  const vehicles = [...new Map(items.map(({ vehicle }) => [vehicle?.id, vehicle])).values()];
  return vehicles.map((vehicle) => ({
    vehicle,
    items: items.filter((item) => item.vehicle?.id === vehicle?.id),
  }));
}
