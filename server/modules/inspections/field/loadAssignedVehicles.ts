import { eq } from 'drizzle-orm';
import type { Queryable } from '#framework/server/db/connect';
import { requestVehicles } from '../../../db/schema/requests';
import { tables } from '#framework/server/db/schema/tables';

/** The vehicles of a visit, as somebody finds them in a yard: plate, driver, type. */
export function loadAssignedVehicles(db: Queryable, requestId: string) {
  const { vehicles, vehicleTypes } = tables;
  return db
    .select({
      id: vehicles.id,
      number: vehicles.number,
      driverName: vehicles.driverName,
      type: vehicleTypes.name,
    })
    .from(requestVehicles)
    .innerJoin(vehicles, eq(vehicles.id, requestVehicles.vehicleId))
    .innerJoin(vehicleTypes, eq(vehicleTypes.id, vehicles.vehicleTypeId))
    .where(eq(requestVehicles.requestId, requestId))
    .orderBy(vehicles.number);
}
