import { and, desc, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { vehicleVisitsView } from '#domain/api/requestViews';
import { resources } from '#resources';
import { requests, requestVehicles } from '../../db/schema/requests';
import { tables } from '#framework/server/db/schema/tables';
import type { Actor } from '#framework/server/http/actor';
import type { AppContext } from '#framework/server/http/appContext';
import { compile } from '#framework/server/resources/compile';
import { readableRows } from '#framework/server/resources/rowFilter';
import { statedColumns } from '../requests/stated';
import { findRecord } from '../clients/findOfClient';

const most = 50;

/** @throws ApiError not_found for a vehicle that is not theirs */
export async function readVehicleVisits(
  api: AppContext,
  actor: Actor,
  vehicleId: string,
): Promise<z.output<typeof vehicleVisitsView>> {
  await findRecord(api, actor, resources.vehicles, eq(compile(resources.vehicles).id, vehicleId));
  const { services } = tables;
  const sent = sql`${requests.resultsSentAt} is not null`;
  return api.db
    .select({
      id: requests.id,
      number: requests.number,
      ...statedColumns,
      service: { id: services.id, name: services.name },
      visitAt: requests.visitAt,
      score: sql<number | null>`case when ${sent} then ${requestVehicles.score} end`.mapWith(Number),
    })
    .from(requestVehicles)
    .innerJoin(requests, eq(requests.id, requestVehicles.requestId))
    .innerJoin(services, eq(services.id, requests.serviceId))
    .where(and(eq(requestVehicles.vehicleId, vehicleId), readableRows(resources.requests, actor)))
    .orderBy(desc(requests.createdAt), desc(requests.id))
    .limit(most);
}
