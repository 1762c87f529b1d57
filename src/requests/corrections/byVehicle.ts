import type { CorrectiveActionsView } from '#domain/api/requestViews';

type Item = CorrectiveActionsView['items'][number];

/** The items as they come, which is vehicle by vehicle; one part without a vehicle where they are a branch's. */
export function byVehicle(items: readonly Item[]) {
  const vehicles = [...new Map(items.map(({ vehicle }) => [vehicle?.id, vehicle])).values()];
  return vehicles.map((vehicle) => ({
    vehicle,
    items: items.filter((item) => item.vehicle?.id === vehicle?.id),
  }));
}
