import { and, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { orderAgainView } from '#domain/api/orderViews';
import type { AppContext } from '#framework/server/http/appContext';
import { requestVehicles } from '../../db/schema/requests';
import { tables } from '#framework/server/db/schema/tables';
import type { Actor } from '#framework/server/http/actor';
import type { RequestRow } from '../../workflow/effect';
import { readOwnBranches } from '../branches/ownBranches';
import { findRequest } from '../requests/findRequest';
import { answersTo } from './orderAnswers';
import { findOffer, servicePackages, serviceQuestions, type ServiceRow } from './serviceRow';

/**
 * A request as the beginning of another order like it: only what can still be ordered, the branches and vehicles in use and
 * a package that is on offer.
 * @throws ApiError not_found where the request is not the actor's, or its service is no longer offered
 */
export async function readOrderAgain(
  api: AppContext,
  actor: Actor,
  id: string,
): Promise<z.output<typeof orderAgainView>> {
  const request = await findRequest(api.db, actor, id);
  const service = await findOffer(api.db, request.serviceId);
  const open = new Set((await readOwnBranches(api.db, actor)).map((branch) => branch.id));
  const ordered = [...(request.branchId === null ? [] : [request.branchId]), ...request.otherBranchIds];
  return {
    branchIds: ordered.filter((branchId) => open.has(branchId)),
    vehicleIds: await readVehicles(api, request),
    choice: choiceOf(request, service),
    paymentPlan: request.paymentPlan,
    answers: answersTo(serviceQuestions(service), request.answers),
    notes: request.notes ?? '',
  };
}

async function readVehicles({ db }: AppContext, { id, clientId }: RequestRow): Promise<string[]> {
  const { vehicles } = tables;
  const rows = await db
    .select({ id: vehicles.id })
    .from(requestVehicles)
    .innerJoin(vehicles, eq(vehicles.id, requestVehicles.vehicleId))
    .where(
      and(
        eq(requestVehicles.requestId, id),
        eq(vehicles.clientId, clientId),
        eq(vehicles.active, true),
        isNull(vehicles.deletedAt),
      ),
    )
    .orderBy(vehicles.number);
  return rows.map((vehicle) => vehicle.id);
}

function choiceOf(
  { kind, package: bought }: RequestRow,
  service: ServiceRow,
): z.output<typeof orderAgainView>['choice'] {
  if (kind === 'custom') return { kind: 'custom' };
  const offered = servicePackages(service).find(({ id }) => id === bought?.id);
  if (offered) return { kind: 'package', packageId: offered.id };
  return service.billing === 'single' ? { kind: 'single' } : null;
}
