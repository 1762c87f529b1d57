import type { AppContext } from '#framework/server/http/appContext';
import type { Transaction } from '#framework/server/db/connect';
import { requests, requestVehicles } from '../../db/schema/requests';
import type { Actor } from '#framework/server/http/actor';
import { ApiError } from '#framework/server/http/apiError';
import type { RequestRow } from '../../workflow/effect';
import { readCompany, takesOrders } from '../settings/readCompany';
import { lockLiveClient } from '../clients/findOfClient';
import { closeDraft } from './orderDrafts';
import { newestForm } from '../templates/readPublished';
import type { Subject } from './orderSubject';
import type { ServiceRow } from './serviceRow';
import { onlyRow } from '#framework/server/db/storedRows';

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

/** Writes a new request as `pending`, with the newest version of the service's form unless one is named, and empties the draft. */
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

/** A contract names the company: one whose profile is not complete cannot order yet. */
async function assertOrderingClient(tx: Transaction, actor: Actor): Promise<string> {
  const client = await lockLiveClient(tx, String(actor.clientId));
  if (!client.profileCompleted) throw new ApiError('forbidden');
  return client.id;
}
