import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Actor, AppContext } from 'sijil/server/http/appContext';
import { operation } from 'sijil/server/http/operation';
import { loadRequestView } from '../requestView/loadRequestView';
import { assertService, readDraft, saveOrderDraft } from './orderDrafts';
import { readOwnBranches } from '../branches/ownBranches';
import type { vehicleVisitsView } from '#domain/api/requestViews';
import { resources } from '#resources';
import { requests, requestVehicles } from '../../db/schema/requests';
import { tables } from '../../db/schema/declared';
import { compile } from 'sijil/server/resources/compile';
import { readableRows } from 'sijil/server/resources/rights';
import { isRevokedForVehicle } from '../../records/countedScore';
import { qualified } from 'sijil/server/db/statement';
import { statedColumns } from '../requests/summaryRows';
import { findRecord } from '../clients/findOfClient';
import type { orderAgainView } from '#domain/api/orderViews';
import type { RequestRow } from '../../workflow/effect';
import { findRequest } from '../requests/findRequest';
import { answersTo } from './orderAnswers';
import { findOffer, servicePackages, serviceQuestions, type ServiceRow } from './readServices';

const most = 50;

/** @throws ApiError not_found for a vehicle of another company */
async function readVehicleVisits(
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
      grade: sql<string | null>`case when ${sent} then ${requestVehicles.grade} end`,
      revoked: isRevokedForVehicle(qualified(requests.id), qualified(requestVehicles.vehicleId)),
    })
    .from(requestVehicles)
    .innerJoin(requests, eq(requests.id, requestVehicles.requestId))
    .innerJoin(services, eq(services.id, requests.serviceId))
    .where(and(eq(requestVehicles.vehicleId, vehicleId), readableRows(resources.requests, actor)))
    .orderBy(desc(requests.createdAt), desc(requests.id))
    .limit(most);
}

/** Registers the operations by which the order wizard reads and saves its data. */
export function registerOrderData(api: AppContext): void {
  operation(api, 'orderDrafts.get', {
    summary:
      'What the wizard has gathered for a service, and a request already placed from it and not yet paid',
    handler: async ({ actor, params }) => {
      await assertService(api.db, params.serviceId);
      return readDraft(api, actor, params.serviceId);
    },
  });

  operation(api, 'orderDrafts.save', {
    summary: 'Keep what the wizard has gathered, so that it resumes on any device',
    handler: async ({ actor, params, body }) => {
      await assertService(api.db, params.serviceId);
      await saveOrderDraft(api, actor, params.serviceId, body);
      return readDraft(api, actor, params.serviceId);
    },
  });

  operation(api, 'clientInspections.orderAgain', {
    summary: 'An own request as the beginning of another order like it: only what can still be ordered',
    handler: ({ actor, params }) => readOrderAgain(api, actor, params.id),
  });

  operation(api, 'branches.listOwn', {
    summary: 'The branches that the caller may order for, the main one first',
    handler: async ({ actor, reply }) => {
      const branches = await readOwnBranches(api.db, actor);
      reply.header('x-total-count', branches.length);
      return branches;
    },
  });

  operation(api, 'clientInspections.ofVehicle', {
    summary: 'The inspections of an own vehicle, the newest first',
    handler: ({ actor, params }) => readVehicleVisits(api, actor, params.vehicleId),
  });

  operation(api, 'clientInspections.vehicles', {
    summary: 'The vehicles of a request, with their scores once the results have been sent',
    handler: async ({ actor, params, language }) => {
      const { vehicles } = await loadRequestView(api, actor, params.id, language);
      return vehicles;
    },
  });
}

/**
 * A request as the start of a similar order, limited to what can still be ordered: active branches and vehicles, and an
 * offered package.
 * @throws ApiError not_found if the request is not the actor's, or its service is no longer offered
 */
async function readOrderAgain(
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
