import { and, eq } from 'drizzle-orm';
import type { Actor, AppContext } from 'sijil/server/http/appContext';
import type { Transaction } from 'sijil/server/db/connect';
import { requests, requestVehicles } from '../../db/schema/requests';
import { ApiError } from 'sijil/server/http/apiError';
import type { RequestRow } from '../../workflow/effect';
import { readCompany, takesOrders } from '../settings/readCompany';
import { lockLiveClient } from '../clients/findOfClient';
import { closeDraft } from './orderDrafts';
import { newestForm } from '../templates/readPublished';
import type { Subject } from './orderSubject';
import { findOffer, type ServiceRow } from './readServices';
import { onlyRow } from 'sijil/server/db/storedRows';
import { quoteReinspection } from '#domain/pricing/quote';
import { reinspectionRefusal, vehiclesOf } from '#domain/reinspection/reinspection';
import { resources } from '#resources';
import { readableRows } from 'sijil/server/resources/rights';
import { performTransition } from '../../workflow/performTransition';
import { drawContractNow } from '../contracts/drawContract';
import { notifyAbout } from '../notifications/notify';
import type { Orderer } from './orderRequest';
import { readEarlierVisit } from '../reinspection/earlierVisit';

/**
 * Orders a visit that inspects again only the failed items of an earlier one (rules 3.18); its contract is sent as for any
 * order. Returns the new request's id.
 * @throws ApiError not_found for a request that is not the actor's; guard_refused with the reason.
 */
export async function orderReinspection(
  api: AppContext,
  { actor }: Pick<Orderer, 'actor'>,
  earlierId: string,
): Promise<string> {
  const id = await api.db.transaction(async (tx) => {
    // Locked, so that of two simultaneous orders the second finds the first.
    const [earlier] = await tx
      .select()
      .from(requests)
      .where(and(eq(requests.id, earlierId), readableRows(resources.requests, actor)))
      .for('update');
    if (!earlier) throw new ApiError('not_found');
    const visit = await readEarlierVisit(tx, earlier);
    const refusal = reinspectionRefusal(visit, api.clock());
    if (refusal) throw new ApiError('guard_refused', { reason: refusal });
    const service = await findOffer(tx, earlier.serviceId);
    const { vatPercent } = await readCompany(tx);
    const quote = quoteReinspection(visit, vatPercent);
    const request = await placeOrder(
      api,
      tx,
      actor,
      service,
      { branchId: earlier.branchId, vehicleIds: vehiclesOf(visit.items) },
      {
        kind: 'standard',
        answers: earlier.answers,
        quote,
        total: quote.total,
        paymentPlan: 'one',
        reinspectionOfId: earlier.id,
        reinspectedItems: visit.items,
        formVersionId: earlier.formVersionId,
      },
    );
    if (service.requiresContractReview)
      await notifyAbout(api, tx, request, 'orderPlaced', 'operations', { actor });
    else await performTransition(api, { requestId: request.id, name: 'sendContract', actor: null }, tx);
    return request.id;
  });
  await drawContractNow(api, id);
  return id;
}

type NewRequest = Pick<typeof requests.$inferInsert, 'kind' | 'answers'> &
  Partial<
    Pick<
      typeof requests.$inferInsert,
      | 'package'
      | 'purchaseId'
      | 'quote'
      | 'total'
      | 'paymentPlan'
      | 'notes'
      | 'preferredOn'
      | 'preferredAt'
      | 'otherBranchIds'
      | 'orderedWithId'
      | 'reinspectionOfId'
      | 'reinspectedItems'
      | 'formVersionId'
    >
  >;

/**
 * Inserts a new request as `pending`, with the newest version of the service's form unless one is named, and empties the
 * draft.
 */
export async function placeOrder(
  api: AppContext,
  tx: Transaction,
  actor: Actor,
  service: ServiceRow,
  subject: Pick<Subject, 'branchId' | 'vehicleIds'>,
  order: NewRequest,
): Promise<RequestRow> {
  const now = api.clock();
  if (!takesOrders(api, await readCompany(tx))) throw new ApiError('ordering_closed');
  const clientId = await assertOrderingClient(tx, actor);
  const inserted = await tx
    .insert(requests)
    .values({
      ...order,
      status: 'pending',
      clientId,
      branchId: subject.branchId,
      serviceId: service.id,
      createdById: actor.userId,
      formVersionId: order.formVersionId ?? (await newestForm(tx, service.formId)).id,
      statusSince: now,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  const request = onlyRow(inserted);
  if (subject.vehicleIds.length > 0) {
    await tx
      .insert(requestVehicles)
      .values(subject.vehicleIds.map((vehicleId) => ({ requestId: request.id, vehicleId })));
  }
  await closeDraft(api, tx, actor, service.id);
  return request;
}

/** The contract names the company, so a company with an incomplete profile cannot order yet. */
async function assertOrderingClient(tx: Transaction, actor: Actor): Promise<string> {
  const client = await lockLiveClient(tx, String(actor.clientId));
  if (!client.profileCompleted) throw new ApiError('forbidden');
  return client.id;
}
